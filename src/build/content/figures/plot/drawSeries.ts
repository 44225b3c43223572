/** Draws a plot's series and labels inside its axes. */
import type { Mark } from '../../../../content/figure';
import { FigureFault } from '../FigureFault';
import { monoWidth, rounded } from '../../../../figures/fit';
import { lineMark, look, textMark, type Point } from '../../../../figures/marks';
import type { Axes } from './axes';
import { clipLine, type Bounds } from './clip';
import { pointsMark } from './pointShapes';
import type { MarkSpec } from './plotSpec';
import type { DrawnSeries, SeriesSpec } from './series';

/** Draws series. Returns areas separately (`below`), so that they can be drawn behind everything else. */
export function drawSeries(
  all: readonly DrawnSeries[],
  axes: Axes,
): { below: Mark[]; above: Mark[] } {
  const bars = all.filter(({ spec }) => spec.kind === 'bars');
  const below: Mark[] = [];
  const above: Mark[] = [];
  for (const series of all) {
    (series.spec.kind === 'area' ? below : above).push(...marksOf(series, axes, bars));
  }
  return { below, above };
}

function marksOf(
  { spec, color, shape }: DrawnSeries,
  axes: Axes,
  bars: readonly DrawnSeries[],
): Mark[] {
  switch (spec.kind) {
    case 'points':
      spec.at.forEach((point) => checkWithin(point, axes.bounds));
      return spec.at.length > 0 ? [pointsMark(shape, spec.at.map(axes.toDrawing), color)] : [];
    case 'line':
      return drawLines([spec.at], spec, color, axes);
    case 'segments': {
      const lines = spec.at.map(([x1, y1, x2, y2]): Point[] => [
        [x1, y1],
        [x2, y2],
      ]);
      return drawLines(lines, spec, color, axes);
    }
    case 'area': {
      const { left, right, low, high } = axes.bounds;
      const clamped = spec.at.map(([x, y]): Point => [clamp(x, left, right), clamp(y, low, high)]);
      const { path } = lineMark(clamped.map(axes.toDrawing));
      return [{ path: `${path}Z`, look: look('area', color) }];
    }
    case 'bars':
      return drawBars(
        spec.values,
        color,
        axes,
        bars.findIndex((series) => series.spec === spec),
        bars.length,
      );
  }
}

/** Draws a plot's text labels, each above its point, and inside the drawing. */
export function drawLabels(marks: readonly MarkSpec[], { toDrawing, width }: Axes): Mark[] {
  return marks.flatMap((spec) =>
    spec.kind === 'labels'
      ? spec.at.map(([x, y, text]) => {
          const [middle, top] = toDrawing([x, y]);
          const half = monoWidth(text) / 2;
          return textMark(text, [clamp(middle, half, width - half), top - 10], 'halo', spec.tone);
        })
      : [],
  );
}

function drawLines(
  lines: readonly (readonly Point[])[],
  { dashed }: Pick<SeriesSpec, 'dashed'>,
  color: string,
  { toDrawing, bounds }: Axes,
): Mark[] {
  const stretches = lines.flatMap((line) => clipLine(line, bounds));
  const path = stretches.map((stretch) => lineMark(stretch.map(toDrawing)).path).join('');
  return path === '' ? [] : [{ path, look: look('curve', color, dashed && 'dashed') }];
}

function drawBars(
  values: readonly number[],
  color: string,
  { band, toDrawing }: Axes,
  index: number,
  count: number,
): Mark[] {
  if (band === undefined) throw new FigureFault('bars need categories on the x axis');
  return values.flatMap((value, category): Mark[] => {
    const [left, width] = band(category);
    const barWidth = width / count;
    const [, floor] = toDrawing([0, 0]);
    const [, roof] = toDrawing([0, value]);
    const x = left + index * barWidth;
    const middle = x + barWidth / 2;
    return [
      {
        path: `M${rounded(x)} ${rounded(floor)}V${rounded(roof)}h${rounded(barWidth)}V${rounded(floor)}Z`,
        look: look('bar', color),
      },
      textMark(String(value), [middle, Math.min(roof, floor) - 5], 'mono halo'),
    ];
  });
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

function checkWithin([x, y]: Point, { left, right, low, high }: Bounds): void {
  if (x < left || x > right || y < low || y > high) {
    throw new FigureFault(`the point [${x}, ${y}] is outside the axes`);
  }
}
