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

/** A plot and a second view with the same knob. */
export const LINKED_PLOT: PlotBlock = {
  kind: 'plot',
  label: 'A line and its counts',
  name: 'Line',
  drawing: DRAWING,
  views: [{ name: 'Counts', drawing: { ...DRAWING, marks: [text('of all')] } }],
  knobs: [{ name: 'Cut', values: [1, 2], start: 0 }],
  states: [1, 2].map((cut) => ({
    below: [],
    above: [text(`cut ${cut}`)],
    views: [{ below: [], above: [text(`${cut} above`)] }],
    says: `Cut at ${cut}.`,
  })),
};

/** Steps of which the second asks a question. */
export const ASKING_STEPS: StepsBlock = {
  kind: 'steps',
  label: 'A list that grows',
  drawing: { ...DRAWING, marks: [] },
  frames: [
    { sentence: 'Nothing.', marks: [text('drawn Nothing.')] },
    {
      sentence: 'One.',
      marks: [text('drawn One.')],
      ask: { question: 'What does a hold now?', answers: ['[1]', '[2]'], right: 1 },
    },
    { sentence: 'Two.', marks: [text('drawn Two.')] },
  ],
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
