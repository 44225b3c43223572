/** Draws the legend above a plot: a sample and the name of each named series. */
import type { Mark } from '../../../../content/figure';
import { monoWidth } from '../../../../figures/fit';
import { BASELINE, boxMark, lineMark, look, textMark } from '../../../../figures/marks';
import { pointsMark } from './pointShapes';
import type { DrawnSeries } from './series';

const ROW = 22;
const SAMPLE = 22;
const GAP = 14;

export interface Legend {
  height: number;
  marks: Mark[];
}

/**
 * @param series - all series; unnamed ones are skipped
 * @param room - width of a row
 */
export function drawLegend(series: readonly DrawnSeries[], room: number): Legend {
  const marks: Mark[] = [];
  let [x, y] = [0, ROW / 2];
  for (const one of series) {
    const { name } = one.spec;
    if (name === undefined) continue;
    const width = SAMPLE + monoWidth(name);
    if (x > 0 && x + width > room) {
      x = 0;
      y += ROW;
    }
    marks.push(sampleOf(one, x + 8, y), textMark(name, [x + SAMPLE, y + BASELINE], 'start'));
    x += width + GAP;
  }
  return { height: marks.length > 0 ? y + ROW / 2 + 4 : 0, marks };
}

function sampleOf({ spec, color, shape }: DrawnSeries, x: number, y: number): Mark {
  switch (spec.kind) {
    case 'points':
      return pointsMark(shape, [[x, y]], color);
    case 'line':
    case 'segments': {
      const ends = [
        [x - 8, y],
        [x + 8, y],
      ] as const;
      return lineMark(ends, 'curve', color, spec.dashed && 'dashed');
    }
    default:
      return boxMark([x - 7, y - 6], [14, 12], look(spec.kind === 'area' ? 'area' : 'bar', color));
  }
}
