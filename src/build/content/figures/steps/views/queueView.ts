import type { Mark } from '../../../../../content/figure';
import * as texts from '../../../../../texts/en/drawnFigures';
import { FONT_SIZE, monoWidth } from '../../../../../figures/fit';
import { BASELINE, boxMark, lineMark, textMark } from '../../../../../figures/marks';
import { boxWidth, changed, type View } from '../View';

const CELL = 32;
const LINE = FONT_SIZE + 6;

/** A row between two lines, open at both ends, with the front on the left. */
export const queueView: View<'queue'> = {
  draw({ items }, before, all) {
    const cell = boxWidth(
      all.flatMap((one) => one.items.map(monoWidth)),
      CELL,
    );
    const most = Math.max(3, ...all.map((one) => one.items.length));
    const width = most * cell;
    // Items that moved up in the queue haven't changed, so only new items at the back are marked.
    const isNew = (item: string): boolean => before !== undefined && !before.items.includes(item);
    const marks: Mark[] = [
      lineMark(
        [
          [1, 1],
          [width, 1],
        ],
        'edge',
      ),
      lineMark(
        [
          [1, CELL + 9],
          [width, CELL + 9],
        ],
        'edge',
      ),
      textMark(texts.front, [0, CELL + 9 + LINE / 2 + BASELINE + 2], 'start muted'),
      textMark(texts.back, [width, CELL + 9 + LINE / 2 + BASELINE + 2], 'end muted'),
      ...items.flatMap((item, index): Mark[] => [
        boxMark([index * cell + 2, 5], [cell - 4, CELL], 'box', changed(isNew(item))),
        textMark(item, [(index + 0.5) * cell, 5 + CELL / 2 + BASELINE], 'mono'),
      ]),
    ];
    return { width, height: CELL + 11 + LINE, marks };
  },
};
