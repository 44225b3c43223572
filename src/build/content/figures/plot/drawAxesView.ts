/** Draws axes with their marks: the fixed ones once, and the others once for each state. */
import type { Drawing, ViewState } from '../../../../content/figure';
import { drawAxes } from './axes';
import { drawLabels, drawSeries } from './drawSeries';
import { drawLegend } from './legend';
import type { AxesSpec, MarkSpec } from './plotSpec';
import { colorSeries } from './series';

/**
 * @param spec - the axes, and the marks that are always there
 * @param states - the marks that each state adds
 * @param start - index of the state whose marks are in the legend
 * @param width - width of the drawing
 * @returns the fixed part, and what each state adds to it
 */
export function drawAxesView(
  spec: Pick<AxesSpec, 'x' | 'y' | 'marks'>,
  states: readonly (readonly MarkSpec[])[],
  start: number,
  width: number,
): { drawing: Drawing; states: ViewState[] } {
  const fixed = colorSeries(spec.marks, 0);
  const legend = drawLegend([...fixed, ...colorSeries(states[start] ?? [], fixed.length)], width);
  const axes = drawAxes(spec, legend.height, width);
  const { below, above } = drawSeries(fixed, axes);
  const marks = [
    ...below,
    ...axes.marks,
    ...legend.marks,
    ...above,
    ...drawLabels(spec.marks, axes),
  ];
  return {
    drawing: { width, height: Math.ceil(axes.height), marks },
    states: states.map((added) => {
      const drawn = drawSeries(colorSeries(added, fixed.length), axes);
      return { below: drawn.below, above: [...drawn.above, ...drawLabels(added, axes)] };
    }),
  };
}
