// A line of a battle's victory conditions in words.
import type { VictoryLine } from '../engine/aprils';
import { t } from '../words/words.svelte';
import { sideName } from '../game/describe';

export function victoryWords(line: VictoryLine): string {
  const tests = line.tests.map((test) => {
    const side = sideName(test.side);
    if (test.test === 'controls') {
      const all = test.among.length;
      return test.at_most < all
        ? t('victory.controls.range', { side, low: test.at_least, high: test.at_most })
        : t(test.at_least === all ? 'victory.controls.all' : 'victory.controls', {
            side,
            count: test.at_least,
          });
    }
    return test.test === 'more-points'
      ? t('victory.more-points', { side })
      : t('victory.ratio', { side, points: test.points, to: test.to });
  });
  const what = line.winner
    ? t('victory.level', { side: sideName(line.winner), level: t(`level.${line.level}`) })
    : t('level.draw');
  return `${tests.length > 0 ? tests.join(', ') : t('victory.else')}: ${what}.`;
}
