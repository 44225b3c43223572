/** Draws a matrix of counts, such as a confusion matrix: correct answers on the diagonal, mistakes off it. */
import type { Drawing, Mark } from '../../../../content/figure';
import { FONT_SIZE, MAX_WIDTH, monoWidth } from '../../../../figures/fit';
import { FigureFault } from '../FigureFault';
import { BASELINE, boxMark, textMark } from '../../../../figures/marks';
import type { MatrixSpec } from './plotSpec';

const CELL_HEIGHT = 44;
const LINE = FONT_SIZE + 8;
const PADDING = 16;

export function drawMatrix({ rows, columns, cells }: MatrixSpec): Drawing {
  const left = Math.max(...[rows.name, ...rows.labels].map(monoWidth)) + PADDING;
  const cellWidth = Math.max(...columns.labels.map(monoWidth)) + PADDING;
  const width = left + cellWidth * columns.labels.length + 1;
  if (width > MAX_WIDTH) {
    throw new FigureFault(
      `the matrix is ${Math.ceil(width)} wide, and a phone shows ${MAX_WIDTH}: shorten its labels`,
    );
  }
  const top = 2 * LINE;
  const middleOf = (column: number): number => left + (column + 0.5) * cellWidth;
  const marks: Mark[] = [
    textMark(
      columns.name,
      [left + (cellWidth * columns.labels.length) / 2, LINE / 2 + BASELINE],
      'muted',
    ),
    textMark(rows.name, [0, LINE * 1.5 + BASELINE], 'start muted'),
    ...columns.labels.map((text, column) =>
      textMark(text, [middleOf(column), LINE * 1.5 + BASELINE]),
    ),
    ...cells.flatMap((row, index): Mark[] => {
      const y = top + index * CELL_HEIGHT;
      return [
        textMark(rows.labels[index] ?? '', [0, y + CELL_HEIGHT / 2 + BASELINE], 'start'),
        ...row.flatMap((count, column): Mark[] => {
          const tone = index === column ? 'good' : 'bad';
          return [
            boxMark(
              [left + column * cellWidth + 2, y + 2],
              [cellWidth - 4, CELL_HEIGHT - 4],
              'box',
              tone,
            ),
            textMark(
              String(count),
              [middleOf(column), y + CELL_HEIGHT / 2 + BASELINE],
              'mono bold',
            ),
          ];
        }),
      ];
    }),
  ];
  return { width: Math.ceil(width), height: top + CELL_HEIGHT * cells.length + 2, marks };
}
