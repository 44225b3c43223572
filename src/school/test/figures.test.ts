/** What all figures of this school's lessons have in common. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Drawing, Mark, PlotBlock } from '../../content/figure';
import type { Block, Lesson } from '../../content/lesson';
import { FONT_SIZE, MONO_WIDTH } from '../../figures/fit';

const LESSONS = path.join(process.cwd(), '.generated/lessons');

/** Width of a character of the text font, as a fraction of the font size: wider than the average. */
const TEXT_WIDTH = 0.54;

const PLOTS = readdirSync(LESSONS).flatMap((file) => {
  const { slug, blocks } = JSON.parse(readFileSync(path.join(LESSONS, file), 'utf8')) as Lesson;
  return blocks.filter(isPlot).map((plot) => ({ slug, plot }));
});

function isPlot(block: Block): block is PlotBlock {
  return block.kind === 'plot';
}

/** Returns the plot's drawings, each with everything that's ever drawn in it. */
function drawingsOf({ drawing, wide, states = [], views = [] }: PlotBlock): Drawing[] {
  const [own, ...others] = [drawing, ...views.map((view) => view.drawing)].map((one, index) => {
    const shown = states.map((state) => (index === 0 ? state : state.views?.[index - 1]));
    return { ...one, marks: [...one.marks, ...shown.flatMap(marksOf)] };
  });
  return [...(own ? [own] : []), ...others, ...(wide ? [wide] : [])];
}

function marksOf(state: { below: Mark[]; above: Mark[] } | undefined): Mark[] {
  return state ? [...state.below, ...state.above] : [];
}

/** Returns the texts that stick out of a drawing. */
function cutOff({ width, height, marks }: Drawing): string[] {
  return marks.flatMap((mark) => {
    if (!('text' in mark)) return [];
    const words = mark.look.split(' ');
    const share = words.includes('mono') ? MONO_WIDTH : TEXT_WIDTH;
    const length = [...mark.text].length * FONT_SIZE * share;
    const before = words.includes('start') ? 0 : words.includes('end') ? length : length / 2;
    const left = mark.x - before;
    // Positions are rounded.
    const isInside =
      left > -0.1 && left + length < width + 0.1 && mark.y > FONT_SIZE / 2 && mark.y < height + 0.1;
    return isInside ? [] : [mark.text];
  });
}

test('no text of a plot is cut off', () => {
  const faults = PLOTS.flatMap(({ slug, plot }) =>
    drawingsOf(plot)
      .flatMap(cutOff)
      .map((text) => `${slug}: ${text}`),
  );
  expect([...new Set(faults)]).toEqual([]);
});

test('the axis of each plot goes across its drawing', () => {
  const faults = PLOTS.flatMap(({ slug, plot }) =>
    drawingsOf(plot).flatMap(({ width, marks }) => {
      const axis = marks.find((mark) => 'path' in mark && mark.look === 'axis');
      // A matrix has no axis.
      if (!axis || !('path' in axis)) return [];
      const end = Number(/L([\d.]+) [\d.]+$/.exec(axis.path)?.[1]);
      return end > width * 0.8 ? [] : [`${slug}: ${end} of ${width}`];
    }),
  );
  expect(faults).toEqual([]);
});
