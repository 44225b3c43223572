/** @jest-environment ./test/build/content/support/ScriptEnvironment.ts */
import { FONT_SIZE, MAX_WIDTH, monoWidth } from '../../../../src/figures/fit';
import type {
  DiagramBlock,
  Mark,
  PlotBlock,
  StepsBlock,
  TextMark,
} from '../../../../src/content/figure';
import { compileFigures, fence, type CompiledFigures } from './support';

const AXES = 'x: { name: People, from: 0, to: 4 }\ny: { name: Wait, unit: min, from: 0, to: 8 }';

const FENCES = {
  tree: fence(
    'diagram',
    'digraph {\n  root [class=accent]\n  root -> leaf [label=goes style=dashed class=good]\n}',
  ),
  table: fence(
    'diagram',
    'digraph { t [shape=plain label=<<table border="0" cellborder="1"><tr><td BGCOLOR="bad">a</td><td><font face="text">b</font></td></tr></table>>] }',
  ),
  long: fence('diagram', `digraph { ${'x'.repeat(40)} }`, 'scroll "A long one"'),
  scatter: fence(
    'plot',
    `${AXES}
marks:
  - { kind: points, name: cats, at: [[1, 2], [2, 4]] }
  - { kind: points, name: dogs, at: [[3, 6]] }
  - { kind: line, name: guess, dashed: true, at: [[-4, -8], [0, 0], [2, 4]] }
  - { kind: labels, at: [[1, 2, Tom]] }`,
  ),
  bars: fence(
    'plot',
    `x: { name: Pet, categories: [cat, dog] }
y: { name: Count, from: 0, to: 10 }
marks:
  - { kind: bars, name: mine, values: [3, 7] }
  - { kind: bars, name: yours, values: [1, 2] }`,
  ),
  thousands: fence(
    'plot',
    `x: { name: Visits, from: 0, to: 1200 }
y: { name: Wait, from: 0, to: 8 }
marks:
  - { kind: points, name: days, at: [[400, 2], [1200, 4]] }`,
  ),
  matrix: fence(
    'plot',
    `rows: { name: was, labels: [cat, dog] }
columns: { name: guessed, labels: [cat, dog] }
cells: [[40, 2], [3, 55]]`,
  ),
  knobs: fence(
    'plot',
    `${AXES}
marks:
  - { kind: points, name: cats, at: [[1, 2]] }
knobs:
  - { id: slope, name: Slope, values: [0, 1, 2], start: 1 }
  - { id: way, name: Way, values: [up, down], start: down }
run: |
  const f = (x) => (way === 'up' ? slope * x : 8 - slope * x);
  return { marks: [{ kind: 'line', name: 'guess', at: sample(f, 0, 4) }], says: \`\${slope} \${way}\` };`,
  ),
  code: fence(
    'plot',
    `${AXES}\nrun: |\n  return { marks: [{ kind: 'area', name: 'all', at: [[0, 0], [4, 0], [4, 99]] }] };`,
  ),
  edge: fence('plot', `${AXES}\nmarks:\n  - { kind: labels, at: [[4, 2, the last one]] }`),
  linked: fence(
    'plot',
    `views:
  - name: Scores
    x: { name: Score, from: 0, to: 1 }
    y: { name: Loan, from: 0, to: 9 }
  - name: Counts
    rows: { name: was, labels: [late, ok] }
    columns: { name: called, labels: [late, ok] }
knobs:
  - { id: k, name: K, values: [1, 2], start: 1 }
run: |
  return { views: [{ marks: [{ kind: 'points', at: [[k / 4, k]] }] }, { cells: [[k, 0], [2, 3]] }], says: String(k) };`,
  ),
  asking: fence(
    'steps',
    `show.array([1]);
frame('One.');
ask('What comes next?', [[1], 2], 1);
show.array([2]);
frame('Two.');
show.array([3]);
frame('Three.');`,
  ),
  steps: fence(
    'steps',
    `const items = ['a', 'b'];
show.array(items, { here: 0 });
frame('One.');
items[1] = 'c';
show.array(items, { here: 0 });
frame('Two.');`,
  ),
  views: fence(
    'steps',
    `const list = [1];
const leaf = { value: 3 };
for (const word of ['one', 'two']) {
  show.stack(['x', word], { name: 'pile' });
  show.queue(['x', word]);
  show.buckets([['x'], [word]], { current: 1 });
  show.tree({ value: 5, left: leaf }, { current: leaf });
  show.calls(['f(1)', { call: 'f(0)', note: word }]);
  show.boxes({ list, same: list, count: 2 });
  frame(word);
}`,
  ),
};

type Name = keyof typeof FENCES;

let figures: CompiledFigures;

beforeAll(async () => {
  figures = await compileFigures(Object.values(FENCES));
}, 120_000);

afterAll(() => figures.remove());

function block<Kind>(name: Name): Kind {
  return figures.blockOf(Object.keys(FENCES).indexOf(name)) as Kind;
}

function textsOf(marks: readonly Mark[]): string[] {
  return marks.flatMap((mark) => ('text' in mark ? [mark.text] : []));
}

function looksOf(marks: readonly Mark[]): string[] {
  return marks.flatMap((mark) => ('path' in mark ? [mark.look] : []));
}

test('a diagram has boxes, edges and arrowheads in their tones, and all its text', () => {
  const { drawing } = block<DiagramBlock>('tree');
  expect(textsOf(drawing.marks).sort()).toEqual(['goes', 'leaf', 'root']);
  expect(looksOf(drawing.marks).sort()).toEqual([
    'box',
    'box accent',
    'edge good dashed',
    'head good filled',
  ]);
});

test('a table has cells in their tones and text in both fonts', () => {
  const { drawing } = block<DiagramBlock>('table');
  expect(looksOf(drawing.marks)).toContain('cell filled bad unlined');
  expect(drawing.marks).toContainEqual(expect.objectContaining({ text: 'a', look: 'mono start' }));
  expect(drawing.marks).toContainEqual(expect.objectContaining({ text: 'b', look: 'start' }));
});

test('only a scrolling diagram is wider than a phone, and all text is inside the drawing', () => {
  const long = block<DiagramBlock>('long');
  expect(long.scrolls).toBe(true);
  expect(long.drawing.width).toBeGreaterThan(MAX_WIDTH);
  for (const name of Object.keys(FENCES) as Name[]) {
    const { drawing } = block<DiagramBlock>(name);
    if (name !== 'long') expect(drawing.width).toBeLessThanOrEqual(MAX_WIDTH);
    for (const { x, y } of drawing.marks.filter((mark) => 'text' in mark)) {
      expect([x >= 0, x <= drawing.width, y >= FONT_SIZE / 2, y <= drawing.height]).toEqual([
        true,
        true,
        true,
        true,
      ]);
    }
  }
});

test('a plot names its axes with their units, and its series in the legend', () => {
  const { drawing, knobs } = block<PlotBlock>('scatter');
  expect(knobs).toBeUndefined();
  expect(textsOf(drawing.marks)).toEqual(
    expect.arrayContaining(['People', 'Wait (min)', 'cats', 'dogs', 'guess', 'Tom', '0', '4']),
  );
});

test('the last label of the x axis is inside the drawing', () => {
  const { drawing, wide } = block<PlotBlock>('thousands');
  for (const { marks, width } of [drawing, wide ?? drawing]) {
    const last = marks.find((mark) => 'text' in mark && mark.text === '1,200') as TextMark;
    expect(last.x + monoWidth(last.text) / 2).toBeLessThanOrEqual(width);
  }
});

test('a numeric axis goes across the drawing, whatever its numbers are', () => {
  for (const { marks, width } of [block<PlotBlock>('scatter'), block<PlotBlock>('thousands')].map(
    ({ drawing }) => drawing,
  )) {
    const axis = marks.find((mark) => mark.look === 'axis') as { path: string };
    expect(Number(/L([\d.]+) [\d.]+$/.exec(axis.path)?.[1])).toBeGreaterThan(width * 0.8);
  }
});

test('a label at the edge of the axes stays inside the drawing', () => {
  const { marks, width } = block<PlotBlock>('edge').drawing;
  const label = marks.find((mark) => 'text' in mark && mark.text === 'the last one') as TextMark;
  expect(label.x + monoWidth(label.text) / 2).toBeLessThanOrEqual(width + 0.1);
});

test('linked views change with the same knobs', () => {
  const { drawing, name, views, states } = block<PlotBlock>('linked');
  expect([name, ...(views ?? []).map((view) => view.name)]).toEqual(['Scores', 'Counts']);
  expect(textsOf(drawing.marks)).toContain('Score');
  expect(textsOf(views?.[0]?.drawing.marks ?? [])).toEqual(
    expect.arrayContaining(['was', 'called', 'late']),
  );
  const counts = states?.map((state) => textsOf(state.views?.[0]?.above ?? []));
  expect(counts).toEqual([
    ['1', '0', '2', '3'],
    ['2', '0', '2', '3'],
  ]);
  expect(new Set(states?.map(({ above }) => JSON.stringify(above))).size).toBe(2);
});

test('a step has the question that was asked before it', () => {
  const { frames } = block<StepsBlock>('asking');
  expect(frames.map(({ ask }) => ask)).toEqual([
    undefined,
    { question: 'What comes next?', answers: ['[1]', '2'], right: 1 },
    undefined,
  ]);
});

test('only a plot without knobs has a drawing for wide screens', () => {
  const { drawing, wide } = block<PlotBlock>('scatter');
  expect(wide?.width).toBeGreaterThan(drawing.width);
  expect(textsOf(wide?.marks ?? [])).toEqual(textsOf(drawing.marks));
  expect(block<PlotBlock>('knobs').wide).toBeUndefined();
});

test('series of points differ in shape and color', () => {
  const points = block<PlotBlock>('scatter').drawing.marks.flatMap((mark) =>
    'path' in mark && mark.look.startsWith('point') ? [mark] : [],
  );
  const shapes = points.map(({ path }) => path.replace(/M[\d.]+ [\d.]+/g, ''));
  // Each shape appears twice: in the legend and in the plot.
  expect(new Set(shapes.map((shape) => shape.slice(0, 6))).size).toBe(2);
  expect([...new Set(points.map(({ look }) => look))]).toEqual(['point series1', 'point series2']);
});

test('a line is clipped to the axes', () => {
  const marks = block<PlotBlock>('scatter').drawing.marks;
  const paths = marks.flatMap((mark) =>
    'path' in mark && mark.look === 'curve series3 dashed' ? [mark.path] : [],
  );
  const axis = marks.find((mark) => mark.look === 'axis') as { path: string };
  const [, left] = /^M([\d.]+) /.exec(axis.path) ?? [];
  const xs = Array.from(paths.at(-1)?.matchAll(/[ML](-?[\d.]+) /g) ?? [], ([, x]) => Number(x));
  expect(Math.min(...xs)).toBe(Number(left));
});

test('bars are labeled with their values', () => {
  const { marks } = block<PlotBlock>('bars').drawing;
  expect(textsOf(marks)).toEqual(expect.arrayContaining(['cat', 'dog', '3', '7', '1', '2']));
  expect(looksOf(marks).filter((look) => look === 'bar series2')).toHaveLength(3);
});

test('a matrix has its counts, in different tones for correct answers and mistakes', () => {
  const { marks } = block<PlotBlock>('matrix').drawing;
  expect(textsOf(marks)).toEqual(
    expect.arrayContaining(['was', 'guessed', '40', '2', '3', '55', 'cat', 'dog']),
  );
  expect(looksOf(marks)).toEqual(['box good', 'box bad', 'box bad', 'box good']);
});

test('knobs have a drawing and a sentence for every setting; the last knob varies fastest', () => {
  const { knobs, states, drawing } = block<PlotBlock>('knobs');
  expect(knobs).toEqual([
    { name: 'Slope', values: [0, 1, 2], start: 1 },
    { name: 'Way', values: ['up', 'down'], start: 1 },
  ]);
  expect(states?.map(({ says }) => says)).toEqual([
    '0 up',
    '0 down',
    '1 up',
    '1 down',
    '2 up',
    '2 down',
  ]);
  expect(new Set(states?.map(({ above }) => JSON.stringify(above))).size).toBe(6);
  expect(textsOf(drawing.marks)).toContain('guess');
});

test('code without knobs is drawn too; an area is clamped to the axes and below the rest', () => {
  const { drawing, states } = block<PlotBlock>('code');
  expect(states).toBeUndefined();
  expect(looksOf(drawing.marks)[0]).toBe('area series1');
});

test('steps have a frame for each sentence and mark changes', () => {
  const { frames } = block<StepsBlock>('steps');
  expect(frames.map(({ sentence }) => sentence)).toEqual(['One.', 'Two.']);
  expect(looksOf(frames[0]?.marks ?? [])).not.toContain('box accent thick');
  expect(
    looksOf(frames[1]?.marks ?? []).filter((look) => look === 'box accent thick'),
  ).toHaveLength(1);
  expect(textsOf(frames[1]?.marks ?? [])).toEqual(['0', 'a', '1', 'c', 'here']);
});

test('each view shows its data', () => {
  const { frames } = block<StepsBlock>('views');
  const texts = textsOf(frames[1]?.marks ?? []);
  expect(texts.filter((text) => text === 'two')).toHaveLength(4);
  expect(texts).toEqual(
    expect.arrayContaining([
      'pile',
      'front',
      'back',
      '5',
      '3',
      'f(1)',
      'f(0)',
      'list',
      'same',
      'count',
      '2',
    ]),
  );
  // Two variables that hold the same list point to one box.
  expect(texts.filter((text) => text === '[1]')).toHaveLength(1);
});

test('the same source gives the same drawing', async () => {
  const again = await compileFigures([FENCES.tree, FENCES.knobs]);
  expect(again.blockOf(0)).toEqual(block('tree'));
  expect(again.blockOf(1)).toEqual(block('knobs'));
  again.remove();
}, 60_000);
