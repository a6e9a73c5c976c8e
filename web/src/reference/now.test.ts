import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { engine } from '../engine/of-tests';
import { Game } from '../game/game.svelte';
import { systemOf } from '../play/systems';
import { Book } from './book';
import { now } from './now';

const people = { union: 'person', confederate: 'person' };

for (const [system, scenario] of [
  ['aprils', 'pea-ridge'],
  ['rally', 'perryville'],
] as const)
  test(`${system}: what bears on the question of the hour stands in the book`, async () => {
    const book = new Book(readFileSync(`../data/reference/${system}-en.md`, 'utf8'), []);
    const game = await Game.begin(await engine(), { id: 't', scenario, options: [], seats: people });
    for (let i = 0; i < 60 && !game.over; i++) {
      const { asked, outcomes, choices } = game.question;
      const { cases, sentence } = now(game, systemOf(game).hand(game));
      expect(sentence).toBe(game.question.sentence);
      expect(cases.length).toBeGreaterThan(0);
      for (const number of cases) expect(book.find(number), `${game.question.kind}: ${number}`).toBeDefined();
      await game.engine.ask(
        asked === 'dice'
          ? { op: 'answer', roll: outcomes![i % outcomes!.length]!.roll }
          : { op: 'answer', choice: choices![0]! },
      );
      await game.speak('en');
    }
  });
