/** Draws a plot: what never changes once, and the rest for every setting of its knobs. */
import type { Knob, PlotBlock } from '../../../../content/figure';
import { MAX_WIDTH, WIDE_WIDTH } from '../fit';
import { FigureFault } from '../FigureFault';
import type { FigureRunner } from '../FigureRunner';
import { drawAxes } from './axes';
import { drawMatrix } from './drawMatrix';
import { drawLabels, drawSeries } from './drawSeries';
import { drawLegend } from './legend';
import { lineOfRun, readPlotSpec, type AxesSpec, type KnobSpec, type StateSpec } from './plotSpec';
import { runStates } from './runStates';
import { colorSeries } from './series';

type DrawnPlot = Pick<PlotBlock, 'drawing' | 'wide' | 'knobs' | 'states'>;

/**
 * @param source - what the author wrote, YAML
 * @param runner - runs the author's code
 * @throws FigureFault where it has a mistake
 */
export async function drawPlot(source: string, runner: FigureRunner): Promise<DrawnPlot> {
  const spec = readPlotSpec(source);
  if ('matrix' in spec) return { drawing: drawMatrix(spec.matrix) };
  const { axes } = spec;
  const states = await statesOf(axes, runner, lineOfRun(source));
  const drawn = drawStates(axes, states, MAX_WIDTH);
  // Next to a plot with knobs are the knobs, so it has no more room on a wide screen.
  return drawn.knobs ? drawn : { ...drawn, wide: drawStates(axes, states, WIDE_WIDTH).drawing };
}

async function statesOf(
  { knobs, run }: AxesSpec,
  runner: FigureRunner,
  line: number,
): Promise<StateSpec[]> {
  if (run === undefined) {
    if (knobs.length > 0) throw new FigureFault('knobs need code to turn: run: |');
    return [{ marks: [] }];
  }
  return runStates(run, knobs, runner, line);
}

function drawStates(spec: AxesSpec, states: readonly StateSpec[], width: number): DrawnPlot {
  const knobs = spec.knobs.map(readKnob);
  const first = states[startOf(knobs)] ?? { marks: [] };
  const fixed = colorSeries(spec.marks, 0);
  const given = fixed.length;
  const legend = drawLegend([...fixed, ...colorSeries(first.marks, given)], width);
  const axes = drawAxes(spec, legend.height, width);
  const drawn = states.map(({ marks, says = '' }) => {
    const { below, above } = drawSeries(colorSeries(marks, given), axes);
    return { below, above: [...above, ...drawLabels(marks, axes)], says };
  });
  const still = drawSeries(fixed, axes);
  const own = [...still.below, ...axes.marks, ...legend.marks];
  const rest = [...still.above, ...drawLabels(spec.marks, axes)];
  const size = { width, height: Math.ceil(axes.height) };
  if (knobs.length > 0) {
    return { drawing: { ...size, marks: [...own, ...rest] }, knobs, states: drawn };
  }
  const only = drawn.flatMap(({ below }) => below);
  const last = drawn.flatMap(({ above }) => above);
  return { drawing: { ...size, marks: [...only, ...own, ...rest, ...last] } };
}

function readKnob({ id, name, unit, values, start }: KnobSpec): Knob {
  const index = values.indexOf(start);
  if (index < 0) {
    throw new FigureFault(`knobs: ${id} starts at ${start}, which isn't one of its values`);
  }
  return { name, ...(unit === undefined ? {} : { unit }), values, start: index };
}

/** Index of the state that is shown first; the last knob changes fastest. */
function startOf(knobs: readonly Knob[]): number {
  return knobs.reduce((index, { values, start }) => index * values.length + start, 0);
}
