/**
 * Draws a plot. Parts that never change are drawn once, and the rest once for each combination of knob
 * values.
 */
import type { Knob, PlotBlock } from '../../../../content/figure';
import { MAX_WIDTH, WIDE_WIDTH } from '../../../../figures/fit';
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
 * @param source - YAML from the author
 * @param runner - runs the author's code
 * @throws FigureFault if the source or its code has a mistake
 */
export async function drawPlot(source: string, runner: FigureRunner): Promise<DrawnPlot> {
  const spec = readPlotSpec(source);
  if ('matrix' in spec) return { drawing: drawMatrix(spec.matrix) };
  const { axes } = spec;
  const states = await statesOf(axes, runner, lineOfRun(source));
  const drawn = drawStates(axes, states, MAX_WIDTH);
  // On wide screens, knobs sit next to the plot, so only a plot without knobs has room for a wide drawing.
  return drawn.knobs ? drawn : { ...drawn, wide: drawStates(axes, states, WIDE_WIDTH).drawing };
}

async function statesOf(
  { knobs, run }: AxesSpec,
  runner: FigureRunner,
  line: number,
): Promise<StateSpec[]> {
  if (run === undefined) {
    if (knobs.length > 0) throw new FigureFault('knobs need code that uses them: run: |');
    return [{ marks: [] }];
  }
  return runStates(run, knobs, runner, line);
}

function drawStates(spec: AxesSpec, states: readonly StateSpec[], width: number): DrawnPlot {
  const knobs = spec.knobs.map(readKnob);
  const first = states[startOf(knobs)] ?? { marks: [] };
  const fixed = colorSeries(spec.marks, 0);
  const fixedCount = fixed.length;
  const legend = drawLegend([...fixed, ...colorSeries(first.marks, fixedCount)], width);
  const axes = drawAxes(spec, legend.height, width);
  const drawn = states.map(({ marks, says = '' }) => {
    const { below, above } = drawSeries(colorSeries(marks, fixedCount), axes);
    return { below, above: [...above, ...drawLabels(marks, axes)], says };
  });
  const fixedSeries = drawSeries(fixed, axes);
  const fixedBelow = [...fixedSeries.below, ...axes.marks, ...legend.marks];
  const fixedAbove = [...fixedSeries.above, ...drawLabels(spec.marks, axes)];
  const size = { width, height: Math.ceil(axes.height) };
  if (knobs.length > 0) {
    return { drawing: { ...size, marks: [...fixedBelow, ...fixedAbove] }, knobs, states: drawn };
  }
  const statesBelow = drawn.flatMap(({ below }) => below);
  const statesAbove = drawn.flatMap(({ above }) => above);
  return {
    drawing: { ...size, marks: [...statesBelow, ...fixedBelow, ...fixedAbove, ...statesAbove] },
  };
}

function readKnob({ id, name, unit, values, start }: KnobSpec): Knob {
  const index = values.indexOf(start);
  if (index < 0) {
    throw new FigureFault(`knobs: ${id} starts at ${start}, which isn't one of its values`);
  }
  return { name, ...(unit === undefined ? {} : { unit }), values, start: index };
}

/** Returns the index of the initial state in the list of states, in which the last knob varies fastest. */
function startOf(knobs: readonly Knob[]): number {
  return knobs.reduce((index, { values, start }) => index * values.length + start, 0);
}
