// Gathers what the reading views show of the battles of both games: who fights, where and when he comes, what is special.
// The page would have to open every battle for that; here it is asked once, when the page is built.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

function pick(unit, members) {
  return Object.fromEntries(members.filter((m) => unit[m] !== undefined).map((m) => [m, unit[m]]));
}

const shared = ['id', 'name', 'side', 'formation', 'kind', 'designation', 'hex', 'arrives', 'held', 'entry'];

function aprils(ask, summary, name) {
  const [, , battle, state] = ask(
    { op: 'language', name },
    { op: 'open', scenario: summary.id },
    { op: 'battle' },
    { op: 'state' },
  );
  const members = [...shared, 'steps', 'full_steps', 'attack', 'defence', 'movement', 'morale'];
  return {
    formations: battle.formations,
    units: state.units.map((unit) => pick(unit, members)),
    calendar: battle.calendar,
    objectives: state.objectives,
    victory: battle.victory,
  };
}

function rally(ask, summary, name, data) {
  const folder = join(data, 'rally', summary.id);
  const scenario = JSON.parse(readFileSync(join(folder, 'scenario.json'), 'utf8'));
  const order = JSON.parse(readFileSync(join(data, scenario.order_of_battle), 'utf8'));
  const [, , battle, state] = ask(
    { op: 'language', name },
    { op: 'open', scenario: summary.id },
    { op: 'battle' },
    { op: 'state' },
  );
  // The files speak English; the engine knows the names in the reader's language.
  const named = new Map(battle.formations.map((formation) => [formation.id, formation.name]));
  const places = new Map(state.objectives.map((place) => [place.hex, place.name]));
  const members = [...shared, 'state', 'rank', 'command', 'strength', 'quality', 'damaged', 'guns'];
  return {
    formations: order.formations.map((f) => ({ ...f, name: named.get(f.id) ?? f.name })),
    units: state.units.filter((unit) => unit.state !== 'absent').map((unit) => pick(unit, members)),
    calendar: scenario.turns.map(({ turn, day, time, night }) => ({ turn, day, time, night: !!night })),
    objectives: scenario.objectives.map(({ hex, name, value, held_by }) => ({
      hex,
      name: places.get(hex) ?? name,
      value,
      holder: held_by ?? null,
    })),
    victory: [],
  };
}

// Scenarios of one battle share its prose and its map: "perryville-early" belongs to "perryville".
const familyOf = (id, ids) => ids.filter((other) => id === other || id.startsWith(other + '-')).sort()[0];

export function gatherReading({ ask, out, data }) {
  mkdirSync(join(out, 'reading'), { recursive: true });
  for (const name of ['en', 'fr']) {
    const [, { scenarios }] = ask({ op: 'language', name }, { op: 'scenarios' });
    const ids = scenarios.map(({ id }) => id);
    const list = scenarios.map((summary) => {
      const roster = summary.game === 'aprils' ? aprils(ask, summary, name) : rally(ask, summary, name, data);
      writeFileSync(join(out, 'reading', `${summary.id}-${name}.json`), JSON.stringify(roster));
      return { ...summary, family: familyOf(summary.id, ids) };
    });
    writeFileSync(join(out, 'reading', `battles-${name}.json`), JSON.stringify(list));
  }
}
