import type { Mark } from '../../../../../content/figure';
import * as texts from '../../../../../texts/en/drawnFigures';
import { monoWidth } from '../../../../../figures/fit';
import { BASELINE, boxMark, lineMark, textMark } from '../../../../../figures/marks';
import { boxWidth, changed, type View } from '../View';

const CELL = 30;
const WIDTH = 96;

/** A stack in a container that is open at the top. */
export const stackView: View<'stack'> = {
  draw({ items }, before, all) {
    const width = boxWidth(
      all.flatMap((one) => one.items.map(monoWidth)),
      WIDTH,
    );
    const most = Math.max(1, ...all.map((one) => one.items.length));
    const floor = most * CELL + 6;
    const marks: Mark[] = [
      lineMark(
        [
          [1, 2],
          [1, floor + 3],
          [width + 9, floor + 3],
          [width + 9, 2],
        ],
        'edge',
      ),
    ];
    items.forEach((item, index) => {
      const y = floor - (index + 1) * CELL;
      const isChanged = before !== undefined && before.items[index] !== item;
      marks.push(
        boxMark([5, y + 1], [width, CELL - 3], 'box', changed(isChanged)),
        textMark(item, [5 + width / 2, y + CELL / 2 + BASELINE], 'mono'),
      );
    });
    if (items.length === 0) {
      marks.push(textMark(texts.empty, [5 + width / 2, floor - CELL / 2 + BASELINE], 'muted'));
    }
    return { width: width + 10, height: floor + 5, marks };
  },
};
