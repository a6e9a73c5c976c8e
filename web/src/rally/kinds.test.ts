import { expect, test } from 'vitest';
import { rallyDice, rallyQuestions } from '../engine/rally';
import { panelOf } from './kinds';

test('every question of a side has a panel; dice and the end have none', () => {
  for (const kind of rallyQuestions) expect(panelOf(kind), kind).toBeDefined();
  for (const kind of [...rallyDice, 'over'] as const) expect(panelOf(kind), kind).toBeUndefined();
});
