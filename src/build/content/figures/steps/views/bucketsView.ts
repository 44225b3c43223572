import type { Mark } from '../../../../../content/figure';
import { monoWidth } from '../../../../../figures/fit';
import { BASELINE, boxMark, headMark, lineMark, textMark } from '../../../../../figures/marks';
import { boxWidth, changed, type View } from '../View';

const CELL = 30;
const ROW = 36;
const ARROW = 18;

/** Numbered boxes, each followed by a list of its entries. */
export const bucketsView: View<'buckets'> = {
  draw({ buckets, current }, before, all) {
    const cell = boxWidth(
      all.flatMap((one) => one.buckets.flat().map(monoWidth)),
      CELL,
    );
    const longest = Math.max(0, ...all.flatMap((one) => one.buckets.map(({ length }) => length)));
    const marks = buckets.flatMap((entries, index): Mark[] => {
      const y = index * ROW + 1;
      const middle = y + CELL / 2;
      return [
        boxMark([1, y], [CELL, CELL], 'box', index === current ? 'primary thick' : ''),
        textMark(String(index), [1 + CELL / 2, middle + BASELINE], 'mono'),
        ...entries.flatMap((entry, order): Mark[] => {
          const x = CELL + order * (cell + ARROW);
          const isNew = before !== undefined && before.buckets[index]?.[order] !== entry;
          return [
            lineMark(
              [
                [x, middle],
                [x + ARROW, middle],
              ],
              'edge',
            ),
            headMark([x, middle], [x + ARROW, middle]),
            boxMark([x + ARROW, y], [cell, CELL], 'box', changed(isNew)),
            textMark(entry, [x + ARROW + cell / 2, middle + BASELINE], 'mono'),
          ];
        }),
      ];
    });
    return { width: CELL + longest * (cell + ARROW) + 2, height: buckets.length * ROW, marks };
  },
};
