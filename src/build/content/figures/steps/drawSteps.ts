/** Draws a steps figure: runs its code, then draws each frame. */
import type { Mark, StepsBlock } from '../../../../content/figure';
import { FONT_SIZE, MAX_WIDTH } from '../../../../figures/fit';
import { FigureFault } from '../FigureFault';
import type { FigureRunner } from '../FigureRunner';
import { BASELINE, textMark } from '../../../../figures/marks';
import type { RecordedFrame, RecordedView } from './recorded';
import { runSteps } from './runSteps';
import { shifted } from './shifted';
import type { DrawnView, View } from './View';
import { arrayView } from './views/arrayView';
import { boxesView } from './views/boxesView';
import { bucketsView } from './views/bucketsView';
import { callsView } from './views/callsView';
import { queueView } from './views/queueView';
import { stackView } from './views/stackView';
import { treeView } from './views/treeView';

const LINE = FONT_SIZE + 8;
const GAP = 18;

const VIEWS: { readonly [Kind in RecordedView['view']]: View<Kind> } = {
  array: arrayView,
  stack: stackView,
  queue: queueView,
  buckets: bucketsView,
  tree: treeView,
  calls: callsView,
  boxes: boxesView,
};

/**
 * @param source - JavaScript from the author
 * @param runner - runs the author's code
 * @throws FigureFault if the code has a mistake or shows more than fits in the figure
 */
export async function drawSteps(
  source: string,
  runner: FigureRunner,
): Promise<Pick<StepsBlock, 'drawing' | 'frames'>> {
  const recorded = await runSteps(source, runner);
  const slots = slotsOf(recorded).map(drawSlot);
  const width = Math.ceil(Math.max(...slots.flat().map((view) => view.width)));
  if (width > MAX_WIDTH) {
    throw new FigureFault(
      `the steps are ${width} wide, and a phone shows ${MAX_WIDTH}: show fewer items or shorter texts`,
    );
  }
  const heights = slots.map((views) => Math.max(...views.map(({ height }) => height)) + GAP);
  const frames = recorded.map(({ sentence, ask }, index) => {
    let top = 0;
    const marks = slots.flatMap((views, slot): Mark[] => {
      const view = views[index];
      const moved = view ? shifted(view.marks, [(width - view.width) / 2, top]) : [];
      top += heights[slot] ?? 0;
      return moved;
    });
    return { sentence, marks, ...(ask ? { ask } : {}) };
  });
  const height = Math.ceil(heights.reduce((sum, one) => sum + one, -GAP));
  return { drawing: { width, height, marks: [] }, frames };
}

/** Groups views by position: the first view of every frame, then the second view, and so on. */
function slotsOf(frames: readonly RecordedFrame[]): RecordedView[][] {
  const [first] = frames;
  const kindsOf = ({ views }: RecordedFrame): string => views.map(({ view }) => view).join(', ');
  for (const [index, frame] of frames.entries()) {
    if (first && kindsOf(frame) !== kindsOf(first)) {
      throw new FigureFault(
        `frame ${index + 1} shows ${kindsOf(frame)}, but the first one ${kindsOf(first)}; every frame shows the same kinds in the same order`,
      );
    }
  }
  return (first?.views ?? []).map((_view, slot) =>
    frames.flatMap(({ views }) => views.slice(slot, slot + 1)),
  );
}

function drawSlot(views: readonly RecordedView[]): DrawnView[] {
  return views.map((view, index) => {
    const { draw } = VIEWS[view.view] as View<RecordedView['view']>;
    const drawn = draw(view, views[index - 1], views);
    const { name } = view;
    if (name === undefined) return drawn;
    const title = textMark(name, [0, LINE / 2 + BASELINE - 3], 'start muted');
    return {
      width: drawn.width,
      height: drawn.height + LINE,
      marks: [title, ...shifted(drawn.marks, [0, LINE])],
    };
  });
}
