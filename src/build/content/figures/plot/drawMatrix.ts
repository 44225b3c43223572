/** Draws a matrix of counts, such as a confusion matrix: correct answers on the diagonal, mistakes off it. */
import type { Drawing, Mark, TextMark } from '../../../../content/figure';
import { FONT_SIZE, MAX_WIDTH, monoWidth } from '../../../../figures/fit';
import { FigureFault } from '../FigureFault';
import { BASELINE, boxMark, textMark } from '../../../../figures/marks';
import type { MatrixSpec } from './plotSpec';

const CELL_HEIGHT = 44;
const LINE = FONT_SIZE + 8;
const PADDING = 16;

/** Draws a matrix with its counts. */
export function drawMatrix({ cells, ...sides }: MatrixSpec): Drawing {
  const { drawing, countsOf } = drawCells(sides);
  return { ...drawing, marks: [...drawing.marks, ...countsOf(cells)] };
}

interface Cells {
  /** The matrix without its counts. */
  drawing: Drawing;
  /** @returns the counts, one list for each row */
  countsOf: (cells: readonly (readonly number[])[]) => TextMark[];
}

/** Draws a matrix whose counts can change. */
export function drawCells({ rows, columns }: Pick<MatrixSpec, 'rows' | 'columns'>): Cells {
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
  const baselineOf = (row: number): number => top + (row + 0.5) * CELL_HEIGHT + BASELINE;
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
    ...rows.labels.flatMap((label, row): Mark[] => [
      textMark(label, [0, baselineOf(row)], 'start'),
      ...columns.labels.map((_label, column) =>
        boxMark(
          [left + column * cellWidth + 2, top + row * CELL_HEIGHT + 2],
          [cellWidth - 4, CELL_HEIGHT - 4],
          'box',
          row === column ? 'good' : 'bad',
        ),
      ),
    ]),
  ];
  const height = top + CELL_HEIGHT * rows.labels.length + 2;
  return {
    drawing: { width: Math.ceil(width), height, marks },
    countsOf: (cells) =>
      cells.flatMap((counts, row) =>
        counts.map((count, column) =>
          textMark(String(count), [middleOf(column), baselineOf(row)], 'mono bold'),
        ),
      ),
  };
}
