/** @jest-environment ./test/build/content/support/ScriptEnvironment.ts */
import { compileFigures, fence, type CompiledFigures } from './support';

const AXES = 'x: { name: A, from: 0, to: 4 }\ny: { name: B, from: 0, to: 4 }';
const VIEWS = `views:
  - name: Axes
    x: { name: X, from: 0, to: 4 }
    y: { name: Y, from: 0, to: 8 }
  - name: Counts
    rows: { name: was, labels: [a, b] }
    columns: { name: called, labels: [a, b] }`;
const KNOB = 'knobs:\n  - { id: k, name: K, values: [1, 2], start: 1 }';
const LONG = 'x'.repeat(40);

/** Mistake, figure, expected line within the figure's code block (0 is the opening fence), and reason. */
const CASES: readonly [mistake: string, fence: string, line: number, reason: RegExp][] = [
  ['a missing description', '```diagram\ndigraph { a }\n```', 0, /needs a description in quotes/],
  ['a plot that scrolls', fence('plot', `${AXES}`, 'scroll "A"'), 0, /only a diagram can scroll/],
  ['broken DOT', fence('diagram', 'digraph {\n  a ->\n  -> b\n}'), 3, /^Graphviz: syntax error/],
  [
    'a wide diagram',
    fence('diagram', `digraph { ${LONG} }`),
    0,
    /\d+ wide.*289.*rankdir=TB.*scroll/,
  ],
  [
    'an unknown class',
    fence('diagram', 'digraph {\n  a [class=loud]\n}'),
    2,
    /unknown class "loud".*primary/,
  ],
  ['a fixed color', fence('diagram', 'digraph { a [color=red] }'), 0, /two modes.*class/],
  ['an unknown color', fence('diagram', 'digraph { a [color=reddish] }'), 1, /not a known color/],
  [
    'an unknown font',
    fence('diagram', 'digraph { a [fontname=Papyrus] }'),
    1,
    /the known ones are text, code/,
  ],
  ['another font size', fence('diagram', 'digraph { a [fontsize=8] }'), 0, /one size, 14, not 8/],
  [
    'a cell with a dashed line',
    fence(
      'diagram',
      'digraph {\n  a [label=<<TABLE><TR>\n    <TD STYLE="dashed">x</TD></TR></TABLE>>]\n}',
    ),
    3,
    /STYLE="dashed" of a table or its cell can't be drawn.*node/,
  ],
  [
    'a table with a dotted line',
    fence(
      'diagram',
      'digraph {\n  a [label=<<TABLE STYLE="rounded,dotted"><TR><TD>x</TD></TR></TABLE>>]\n}',
    ),
    2,
    /STYLE="dotted" of a table/,
  ],
  ['an unknown shape', fence('diagram', 'digraph { a [shape=blob] }'), 1, /unknown shape blob/],
  ['broken YAML', fence('plot', `${AXES}\nmarks: [}`), 3, /./],
  ['an unknown key', fence('plot', `${AXES}\ntint: red`), 3, /Unrecognized key: "tint"/],
  [
    'an unknown key of a mark',
    fence('plot', `${AXES}\nmarks:\n  - { kind: points, at: [], size: 3 }`),
    4,
    /marks\.0: Unrecognized key: "size"/,
  ],
  [
    'a mark of an unknown kind',
    fence('plot', `${AXES}\nmarks:\n  - { kind: blobs, at: [] }`),
    4,
    /marks\.0\.kind: /,
  ],
  [
    'a reversed axis',
    fence('plot', AXES.replace('from: 0, to: 4 }\ny', 'from: 4, to: 0 }\ny')),
    1,
    /x: has categories, or from and to/,
  ],
  [
    'a point outside the axes',
    fence('plot', `${AXES}\nmarks:\n  - { kind: points, at: [[1, 9]] }`),
    0,
    /\[1, 9\] is outside/,
  ],
  [
    'bars without categories',
    fence('plot', `${AXES}\nmarks:\n  - { kind: bars, values: [1] }`),
    0,
    /need categories/,
  ],
  ['a knob without code', fence('plot', `${AXES}\n${KNOB}`), 0, /need code that uses them/],
  [
    'a knob with an unknown start value',
    fence(
      'plot',
      `${AXES}\n${KNOB.replace('start: 1', 'start: 3')}\nrun: |\n  return { marks: [], says: 'A.' };`,
    ),
    0,
    /k starts at 3/,
  ],
  [
    'knob code that throws',
    fence('plot', `${AXES}\n${KNOB}\nrun: |\n  const a = 1;\n  return missing;`),
    7,
    /ReferenceError: missing is not defined/,
  ],
  [
    "knob code that doesn't parse",
    fence('plot', `${AXES}\n${KNOB}\nrun: |\n  const a = ;`),
    6,
    /doesn't parse/,
  ],
  [
    'knob code without a sentence',
    fence('plot', `${AXES}\n${KNOB}\nrun: |\n  return { marks: [] };`),
    0,
    /for \{"k":1\} has no `says`/,
  ],
  [
    'knob code that returns invalid marks',
    fence(
      'plot',
      `${AXES}\n${KNOB}\nrun: |\n  return { marks: [{ kind: 'line', at: [[0, NaN], [1, 1]] }], says: 'A.' };`,
    ),
    0,
    /run returns for .*marks\.0\.at\.0\.1/,
  ],
  [
    'a matrix with a missing cell',
    fence(
      'plot',
      'rows: { name: A, labels: [a, b] }\ncolumns: { name: B, labels: [a, b] }\ncells: [[1, 2], [3]]',
    ),
    0,
    /one list for each row/,
  ],
  [
    'steps that throw',
    fence('steps', 'show.stack([]);\nthrow new Error("no");'),
    2,
    /ends with Error: no/,
  ],
  ["steps that don't parse", fence('steps', 'show.stack([]);\nshow.('), 2, /doesn't parse/],
  ['steps that never end', fence('steps', 'for (;;);'), 0, /doesn't finish in time/],
  ['a single step', fence('steps', "show.stack([]);\nframe('A.');"), 0, /at least two/],
  [
    'a step that shows nothing',
    fence('steps', "frame('A.');\nframe('B.');"),
    0,
    /nothing is shown/,
  ],
  [
    'a long sentence',
    fence('steps', "show.stack([]);\nframe('A.');\nshow.stack([]);\nframe('B'.repeat(161));"),
    0,
    /1\.sentence: has over 160 characters/,
  ],
  [
    'steps with different views',
    fence('steps', "show.stack([]);\nframe('A.');\nshow.queue([]);\nframe('B.');"),
    0,
    /frame 2 shows queue, but the first one stack/,
  ],
  [
    'a question before the first step',
    fence(
      'steps',
      "ask('A?', ['a', 'b'], 0);\nshow.stack([]);\nframe('A.');\nshow.stack([]);\nframe('B.');",
    ),
    0,
    /ask\(…\) goes after the first frame/,
  ],
  [
    'a question after the last step',
    fence(
      'steps',
      "show.stack([]);\nframe('A.');\nshow.stack([]);\nframe('B.');\nask('C?', ['a', 'b'], 0);",
    ),
    0,
    /1 questions for 0 steps/,
  ],
  [
    'a question with one answer',
    fence(
      'steps',
      "show.stack([]);\nframe('A.');\nask('A?', ['a'], 0);\nshow.stack([]);\nframe('B.');",
    ),
    0,
    /1\.ask\.answers: needs two to four answers/,
  ],
  [
    'a question whose right answer is missing',
    fence(
      'steps',
      "show.stack([]);\nframe('A.');\nask('A?', ['a', 'b'], 2);\nshow.stack([]);\nframe('B.');",
    ),
    0,
    /1\.ask\.right: is the index of an answer/,
  ],
  [
    'views without knobs',
    fence('plot', `${VIEWS}\nrun: |\n  return { views: [], says: 'A.' };`),
    0,
    /views need knobs, and code/,
  ],
  [
    'views that the code leaves out',
    fence('plot', `${VIEWS}\n${KNOB}\nrun: |\n  return { views: [{ marks: [] }], says: 'A.' };`),
    0,
    /returns for \{"k":1\}: 1 views, but the plot has 2/,
  ],
  [
    'a view with marks instead of cells',
    fence(
      'plot',
      `${VIEWS}\n${KNOB}\nrun: |\n  return { views: [{ marks: [] }, { marks: [] }], says: 'A.' };`,
    ),
    0,
    /"Counts" is a matrix, so return its cells/,
  ],
  [
    'an axis with a name that is too long',
    fence('plot', `x: { name: ${LONG}, from: 0, to: 4 }\ny: { name: Y, from: 0, to: 1 }`),
    0,
    /the axis name ".*" is too long/,
  ],
  [
    'steps that are too wide',
    fence('steps', `show.stack(['${LONG}']);\nframe('A.');\nshow.stack([]);\nframe('B.');`),
    0,
    /\d+ wide.*289/,
  ],
];

let figures: CompiledFigures;

beforeAll(async () => {
  figures = await compileFigures(CASES.map(([, text]) => text));
}, 120_000);

afterAll(() => figures.remove());

test.each(CASES.map((row, index) => [...row, index] as const))(
  'reports %s with its line',
  (_mistake, _fence, line, reason, index) => {
    const mistakes = figures.mistakesOf(index);
    expect(mistakes).toHaveLength(1);
    const [, at, text] = /^(-?\d+) {2}(.*)$/.exec(mistakes[0] ?? '') ?? [];
    expect(Number(at)).toBe(line);
    expect(text).toMatch(reason);
  },
);
