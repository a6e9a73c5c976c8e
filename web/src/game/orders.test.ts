import { expect, test } from 'vitest';
import type { AprilsUnit } from '../engine/aprils';
import { completed, folded, readOrder, type Surroundings } from './orders';

function unit(
  id: string,
  name: string,
  kind: AprilsUnit['kind'] = 'infantry',
  side: AprilsUnit['side'] = 'confederate',
): AprilsUnit {
  return {
    id,
    name,
    kind,
    side,
    formation: 'x',
    hex: '3605',
    steps: 2,
    full_steps: 2,
    attack: 1,
    defence: 1,
    movement: 4,
    morale: 0,
  };
}

const around: Surroundings = {
  units: [
    unit('hebert', 'Hébert'),
    unit('hill', 'Hill'),
    unit('price', 'Price'),
    unit('price-a', 'Price A', 'artillery'),
    unit('osterhaus-artillery', 'Osterhaus', 'artillery', 'union'),
    unit('24-missouri', '24th Missouri', 'infantry', 'union'),
  ],
  able: new Set(['price', 'hill']),
  hexes: new Set(['3505', '3503', '3602', '3916', '3716', '4117']),
  places: [{ name: 'Elkhorn Tavern', hex: '3505' }],
};
const read = (text: string) => readOrder(text, around);

test('a unit and a hex are a march, with or without a verb', () => {
  const march = { kind: 'march', unit: 'price', to: '3505' };
  expect(read('price to 3505')).toEqual(march);
  expect(read('PRICE 3505')).toEqual(march);
  expect(read('price va en 3505')).toEqual(march);
  expect(read('price to elkhorn tavern')).toEqual(march);
});

test('names need only begin, accents and apostrophes do not matter', () => {
  expect(folded('Hébert’s')).toBe('heberts');
  expect(read('heb 3505')).toEqual({ kind: 'march', unit: 'hebert', to: '3505' });
  expect(read('price a 3505')).toEqual({ kind: 'march', unit: 'price-a', to: '3505' });
  expect(read('ost guns 3505')).toEqual({ kind: 'march', unit: 'osterhaus-artillery', to: '3505' });
  expect(read('24th missouri 3505')).toEqual({ kind: 'march', unit: '24-missouri', to: '3505' });
});

test('a name that several could have is asked back, unless only one of them can act', () => {
  expect(read('h 3505')).toEqual({ kind: 'march', unit: 'hill', to: '3505' });
  const nobody = readOrder('h 3505', { ...around, able: new Set() });
  expect(nobody).toMatchObject({ fault: 'several', word: 'h' });
});

test('an attack names hexes, units and the morale lent, in either language', () => {
  const attack = { kind: 'attack', targets: ['3916'], attackers: ['hebert', 'hill'], morale: 0 };
  expect(read('attack 3916 with hebert hill morale 0')).toEqual(attack);
  expect(read('attaque 3916 avec hébert et hill moral 0')).toEqual(attack);
  expect(read('attack 3916')).toEqual({ kind: 'attack', targets: ['3916'], attackers: [], morale: null });
  expect(read('attack with hill')).toEqual({ fault: 'where' });
});

test('retreats, losses, advances, morale', () => {
  expect(read('retreat hill to 3716')).toEqual({ kind: 'retreat', unit: 'hill', to: '3716' });
  expect(read('retraite hill 3716')).toEqual({ kind: 'retreat', unit: 'hill', to: '3716' });
  expect(read('lose hebert')).toEqual({ kind: 'lose', unit: 'hebert' });
  expect(read('advance nobody')).toEqual({ kind: 'advance', unit: null, to: null });
  expect(read('avance personne')).toEqual({ kind: 'advance', unit: null, to: null });
  expect(read('morale -1')).toEqual({ kind: 'morale', rating: -1 });
  expect(read('automatic retreat hill')).toEqual({ kind: 'fall-back', units: ['hill'] });
});

test('looking, numbers and the small words', () => {
  expect(read('3505')).toEqual({ kind: 'look', hex: '3505' });
  expect(read('sight 3505 3716')).toEqual({ kind: 'sight', from: '3505', to: '3716' });
  expect(read('why price 4117')).toEqual({ kind: 'why', unit: 'price', to: '4117' });
  expect(read('2')).toEqual({ kind: 'number', number: 2 });
  for (const [text, kind] of [
    ['end', 'end'],
    ['fin', 'end'],
    ['draw', 'draw'],
    ['tire', 'draw'],
    ['undo', 'undo'],
    ['annule', 'undo'],
  ])
    expect(read(text!)).toEqual({ kind });
});

test('what makes no sense is named', () => {
  expect(read('caesar to 3505')).toEqual({ fault: 'unknown', word: 'caesar' });
  expect(read('price to 9999')).toEqual({ fault: 'no-hex', word: '9999' });
  expect(read('retreat')).toEqual({ fault: 'who' });
});

test('Tab completes the last word', () => {
  expect(completed('att', around)).toBe('attack ');
  expect(completed('attack 3916 with heb', around)).toBe('attack 3916 with Hébert ');
  expect(completed('zzz', around)).toBeNull();
});
