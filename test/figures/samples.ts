import type { Drawing, Mark, PlotBlock, StepsBlock } from '../../src/content/figure';

/** Returns a text mark. Each sample drawing has different text, so that tests can tell them apart. */
function text(words: string): Mark {
  return { text: words, x: 10, y: 10, look: '' };
}

export const DRAWING: Drawing = { width: 100, height: 50, marks: [text('always')] };

export const KNOB_PLOT: PlotBlock = {
  kind: 'plot',
  label: 'A line that turns',
  drawing: DRAWING,
  knobs: [
    { name: 'Slope', unit: 'm', values: [-1, 0, 1], start: 1 },
    { name: 'Way', values: ['up', 'down'], start: 0 },
  ],
  states: [-1, 0, 1].flatMap((slope) =>
    ['up', 'down'].map((way) => ({
      below: [text('below')],
      above: [text(`${slope} ${way}`)],
      says: `It is ${slope} ${way}.`,
    })),
  ),
};

export const STEPS: StepsBlock = {
  kind: 'steps',
  label: 'A stack that grows',
  drawing: { ...DRAWING, marks: [] },
  frames: ['Nothing.', 'One.', 'Two.'].map((sentence) => ({
    sentence,
    marks: [text(`drawn ${sentence}`)],
  })),
};
