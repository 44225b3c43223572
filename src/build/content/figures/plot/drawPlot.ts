/**
 * Draws a plot. Parts that never change are drawn once, and the rest once for each combination of knob
 * values.
 */
import type { PlotBlock } from '../../../../content/figure';
import { MAX_WIDTH, WIDE_WIDTH } from '../../../../figures/fit';
import { FigureFault } from '../FigureFault';
import type { FigureRunner } from '../FigureRunner';
import { drawAxesView } from './drawAxesView';
import { drawMatrix } from './drawMatrix';
import { drawLinked } from './drawLinked';
import { readKnob, startOf } from './knobs';
import { lineOfRun, readPlotSpec, readState, type AxesSpec, type StateSpec } from './plotSpec';
import { runStates } from './runStates';

type DrawnPlot = Pick<PlotBlock, 'drawing' | 'wide' | 'knobs' | 'states' | 'name' | 'views'>;

/**
 * @param source - YAML from the author
 * @param runner - runs the author's code
 * @throws FigureFault if the source or its code has a mistake
 */
export async function drawPlot(source: string, runner: FigureRunner): Promise<DrawnPlot> {
  const spec = readPlotSpec(source);
  if ('matrix' in spec) return { drawing: drawMatrix(spec.matrix) };
  if ('linked' in spec) return drawLinked(spec.linked, runner, lineOfRun(source));
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
  return runStates(run, knobs, runner, line, readState);
}

function drawStates(spec: AxesSpec, states: readonly StateSpec[], width: number): DrawnPlot {
  const knobs = spec.knobs.map(readKnob);
  const { drawing, states: drawn } = drawAxesView(
    spec,
    states.map(({ marks }) => marks),
    startOf(knobs),
    width,
  );
  if (knobs.length > 0) {
    const said = drawn.map((state, index) => ({ ...state, says: states[index]?.says ?? '' }));
    return { drawing, knobs, states: said };
  }
  const below = drawn.flatMap((state) => state.below);
  const above = drawn.flatMap((state) => state.above);
  return { drawing: { ...drawing, marks: [...below, ...drawing.marks, ...above] } };
}
