/** Draws views that change with the same knobs: axes, and matrices of counts. */
import type { Drawing, PlotBlock, ViewState } from '../../../../content/figure';
import { MAX_WIDTH } from '../../../../figures/fit';
import { FigureFault } from '../FigureFault';
import type { FigureRunner } from '../FigureRunner';
import { drawAxesView } from './drawAxesView';
import { drawCells } from './drawMatrix';
import { readKnob, startOf } from './knobs';
import { readLinkedState, type LinkedSpec, type LinkedState, type ViewSpec } from './plotSpec';
import { runStates } from './runStates';

type ShownInView = LinkedState['views'][number];

/**
 * @param line - 1-based line of the `run:` key within the fence
 * @throws FigureFault if the views have no knobs or no code, or if the code has a mistake
 */
export async function drawLinked(
  spec: LinkedSpec,
  runner: FigureRunner,
  line: number,
): Promise<Pick<PlotBlock, 'drawing' | 'knobs' | 'states' | 'name' | 'views'>> {
  const { run } = spec;
  if (run === undefined || spec.knobs.length === 0) {
    throw new FigureFault('views need knobs, and code that uses them: run: |');
  }
  const knobs = spec.knobs.map(readKnob);
  const states = await runStates(run, spec.knobs, runner, line, (data, where) => {
    const state = readLinkedState(data, where);
    reportViews(spec.views, state.views, where);
    return state;
  });
  const [first, ...others] = spec.views.map((view, index) => ({
    name: view.name,
    ...drawView(
      view,
      states.flatMap(({ views }) => views.slice(index, index + 1)),
      startOf(knobs),
    ),
  }));
  return {
    drawing: first?.drawing ?? { width: 0, height: 0, marks: [] },
    name: first?.name ?? '',
    views: others.map(({ name, drawing }) => ({ name, drawing })),
    knobs,
    states: states.map(({ says }, index) => ({
      ...(first?.states[index] ?? { below: [], above: [] }),
      says,
      views: others.flatMap((other) => other.states.slice(index, index + 1)),
    })),
  };
}

function drawView(
  view: ViewSpec,
  shown: readonly ShownInView[],
  start: number,
): { drawing: Drawing; states: ViewState[] } {
  if ('x' in view) {
    const marks = shown.map((one) => ('marks' in one ? one.marks : []));
    return drawAxesView(view, marks, start, MAX_WIDTH);
  }
  const { drawing, countsOf } = drawCells(view);
  const states = shown.map((one) => ({
    below: [],
    above: countsOf('cells' in one ? one.cells : []),
  }));
  // As wide as the other views, so that its text has the same size.
  return { drawing: { ...drawing, width: MAX_WIDTH }, states };
}

/** Reports views that the code doesn't return, or returns as another kind. */
function reportViews(
  views: readonly ViewSpec[],
  shown: readonly ShownInView[],
  where: string,
): void {
  if (shown.length !== views.length) {
    throw new FigureFault(
      `run returns${where}: ${shown.length} views, but the plot has ${views.length}`,
    );
  }
  views.forEach((view, index) => {
    const one = shown[index];
    if ('x' in view) {
      if (!one || 'marks' in one) return;
      throw new FigureFault(`run returns${where}: "${view.name}" has axes, so return its marks`);
    }
    const fits =
      one !== undefined &&
      'cells' in one &&
      one.cells.length === view.rows.labels.length &&
      one.cells.every((row) => row.length === view.columns.labels.length);
    if (!fits) {
      throw new FigureFault(
        `run returns${where}: "${view.name}" is a matrix, so return its cells: one list for each row, with one count for each column`,
      );
    }
  });
}
