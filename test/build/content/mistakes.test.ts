/** @jest-environment ./test/build/content/support/ScriptEnvironment.ts */
import fs from 'node:fs';
import path from 'node:path';
import { compile, lessonFolder, lessonNamed, schoolOf } from './support/compiler';

/**
 * A mistake's description, text in a valid lesson, the text to replace it with, text on the line where the
 * mistake should be reported, and the expected reason.
 */
type Case = [mistake: string, right: string | RegExp, wrong: string, line: string, reason: RegExp];

/** Returns the lesson with its code example extended to this many lines, not counting its comment. */
function longer(text: string, lines: number): string {
  return text.replace('// greet\n', `// greet\n${'\n'.repeat(lines - 2)}`);
}

/** The first line of a file, where mistakes that affect the whole file are reported. */
const FILE = '---';

const CASES: Case[] = [
  ['a missing field', /level: beginner\n/, '', 'id:', /^front matter: level: Invalid option/],
  [
    'an unknown field',
    'level: beginner',
    'level: beginner\nlevle: 1',
    'levle: 1',
    /there's no field "levle"; did you mean "level"\?/,
  ],
  ['the slug of the glossary', /slug: .*/, 'slug: glossary', 'slug:', /slug: is taken by a page/],
  ['the slug of the review', /slug: .*/, 'slug: review', 'slug:', /slug: is taken by a page/],
  [
    'a construct in an extra line',
    'total = number;\n```',
    'total = -number;\n```',
    'total = -number;',
    /^- is used before it's taught/,
  ],
  [
    'a column without a name',
    '| left | right |',
    '|  | right |',
    '|  | right |',
    /no name in its head/,
  ],
  ['an invalid date', /updated: .*/, 'updated: soon', 'updated:', /is a date such as/],
  ['an unknown level', 'level: beginner', 'level: easy', 'level:', /^front matter: level: /],
  [
    'a short description',
    /description: .*/,
    'description: Short.',
    'description:',
    /description: has \d+ characters; write 60 to 160, which search engines show/,
  ],
  [
    'a long description',
    'A lesson that',
    `A ${'very '.repeat(30)}long lesson that`,
    'description:',
    /description: has \d+ characters; write 60 to 160, which search engines show/,
  ],
  [
    'formatting in the front matter',
    '- read a fixture',
    '- read `code`',
    '- read',
    /^front matter: outcomes\.0: is plain text/,
  ],
  [
    'a definition without a period',
    'only in tests., forms',
    'only in tests, forms',
    '- { term',
    /must end with a period/,
  ],
  ['only one outcome', '  - say what each block is\n', '', '- read', /outcomes: needs two to five/],
  ['broken YAML', 'title: "A', 'title: "A" "', 'title:', /^front matter: /],
  [
    "a subject that isn't the folder's",
    'subject: sails',
    'subject: knots',
    'subject:',
    /the folder is "sails"/,
  ],
  [
    'an unknown subject',
    'subject: sails',
    'subject: ghosts',
    'subject:',
    /^front matter: subject: .*"knots"\|"sails"/,
  ],
  [
    'the subject of another course',
    'subject: sails',
    'subject: knots',
    'subject:',
    /^the subject is "knots", but its course has "sails"/,
  ],
  ['no front matter', /^---[^]*?\n---\n\n/, '', 'A first', /^the file begins with front matter/],
  ['raw HTML in a block', 'Filler', '<div>\n</div>\n\nFiller', '<div>', /^raw HTML/],
  ['raw HTML in text', 'A remark.', 'A <b> remark.', 'A <b>', /^raw HTML/],
  ['a picture', 'A remark.', '![x](https://example.com/x.png)', '![x]', /^pictures aren't allowed/],
  [
    'a level-one heading',
    '## The idea',
    '# Title\n\n## The idea',
    '# Title',
    /^headings are ## and ###/,
  ],
  [
    'a level-four heading',
    '### A `detail`',
    '#### Deep\n\n### A `detail`',
    '#### Deep',
    /not ####$/,
  ],
  ['a heading inside a block', 'A remark.', '## Inside', '## Inside', /in the body only/],
  [
    'an unknown lesson',
    'A remark.',
    '[x](lesson:ds-none)',
    '[x]',
    /^no lesson has the id "ds-none"/,
  ],
  [
    'an unknown heading here',
    'A remark.',
    '[x](#nowhere)',
    '[x]',
    /slug "nowhere"; there are: the-idea,/,
  ],
  [
    'an unknown heading of another lesson',
    'A remark.',
    '[x](lesson:case-other#nowhere)',
    '[x]',
    /^case-other has no heading with the slug "nowhere"/,
  ],
  ['an http link', 'A remark.', '[x](http://example.com)', '[x]', /not to "http:/],
  ['a link to a path', 'A remark.', '[x](/courses)', '[x]', /not to "\/courses"/],
  [
    'a link to a section of a page',
    'A remark.',
    '[x](/about#storage)',
    '[x]',
    /not to "\/about#st/,
  ],
  ['a footnote', 'A remark.', 'A[^1]\n\n[^1]: b', 'A[^1]', /footnotes/],
  ['an unknown block', ':::note', ':::tip', ':::tip', /^unknown block :::tip/],
  ['a block with two colons', ':::note', '::leaf\n\n:::note', '::leaf', /^::leaf isn't a block/],
  ['an unknown attribute', ':::note', ':::note{color=red}', ':::note', /no attribute "color"/],
  [
    'a project part that continues an unknown one',
    'title="Add up"',
    'title="Add up" continues="#case-none"',
    '::::exercise',
    /^continues="#case-none": no exercise above has this id/,
  ],
  ['a hint outside an exercise', ':::note', ':::hint', ':::hint', /belongs in an ::::exercise/],
  ['an unknown fence', '```html', '```python', '```python', /^unknown code block "python"/],
  ['a fence without a language', '```html', '```', '```', /names its language/],
  [
    'an output without an example',
    '```js\nimport',
    '```output\n1\n```\n\n```js\nimport',
    '```output',
    /right after a "js run"/,
  ],
  [
    "an example that doesn't parse",
    "const name = 'Ada';",
    'const name = ;',
    'const name',
    /doesn't parse: Unexpected token/,
  ],
  ["a fragment that doesn't parse", "from './x.js'", "frm './x.js'", 'import', /doesn't parse/],
  [
    'an import in an example',
    '// greet',
    "import 'x';",
    "import 'x'",
    /doesn't parse: Cannot use import/,
  ],
  [
    'a diagram without a description',
    /```diagram ".*"/,
    '```diagram',
    '```diagram',
    /needs a description in quotes/,
  ],
  ['no starter', /```js starter[^]*?```\n/, '', '::::exercise', /needs one starter; it has 0/],
  ['no tests', /```js tests[^]*?```\n/, '', '::::exercise', /needs one tests; it has 0/],
  ['no hint', /:::hint[^]*?:::\n/, '', '::::exercise', /one to three hints; it has 0/],
  ['no solution', /```js solution[^]*?```\n/, '', '::::exercise', /needs one solution; it has 0/],
  [
    'no explanation',
    /:::explanation[^]*?:::\n/,
    '',
    '::::exercise',
    /needs one explanation; it has 0/,
  ],
  ['no prompt', 'Add the numbers.\n', '', '::::exercise', /needs a prompt/],
  ['text after the starter', ':::hint', 'Late.\n\n:::hint', 'Late.', /go after the first code/],
  ['no title', ' title="Add up"', '', '::::exercise', /and a title/],
  ['no hidden test', 'hidden(', 'test(', '```js tests', /at least one hidden/],
  ["tests that don't parse", 'toBe(3);', 'toBe(3;', '  expect(sum([1', /doesn't parse/],
  ["a solution that doesn't parse", 'return numbers', 'retrn numbers', '  retrn', /doesn't parse/],
  [
    'a slip without an explanation',
    /slip ".*"/,
    'slip',
    '```slip',
    /a slip needs an explanation in quotes/,
  ],
  ['a slip with the right output', '2\nAda', '2\nBo', '```slip', /this slip is the right output/],
  [
    'a prediction without an output',
    /```output\n2[^]*?```\n/,
    '',
    '::::predict',
    /needs one output; it has 0/,
  ],
  [
    'an unknown step',
    'warm-up',
    'easy',
    '::::predict',
    /step="easy" is unknown; the steps are: warm-up, core, stretch/,
  ],
  ['too few lines to order', / {2}let total[^]*?total;\n/, '', '```js lines', /must be 3 to 12/],
  [
    'a slip outside a prediction',
    ':::note',
    '```slip "No."\n2\n```\n\n:::note',
    '```slip "No."',
    /belongs in an ::::exercise, ::::predict or ::::order/,
  ],
  ['only two checks', /:::check[^]*?:::\n/, '', FILE, /three checks; it has 2/],
  ['a check without an answer', '\n\nFor tests.', '', ':::check', /a question in one paragraph/],
  [
    'a check with an unknown passage',
    '"a-detail-of-it"',
    '"nowhere"',
    ':::check{passage="nowhere"}',
    /slug "nowhere"/,
  ],
  ['no summary', /:::summary[^]*:::\n/, '', FILE, /one summary; it has 0/],
  ['text after the summary', /$/, '\nLate.\n', FILE, /at the end of the body/],
  [
    'an unclosed block above another',
    'A remark.\n:::',
    'A remark.',
    '::::exercise',
    /is the block above it closed/,
  ],
  [
    'an unclosed block',
    '- Keep this.\n:::\n',
    '- Keep this.\n',
    ':::summary',
    /^:::summary is never closed/,
  ],
  ['too few words', 'words '.repeat(500), '', FILE, /has \d+ words of prose.*300 to 1200/],
  ['too many words', 'Filler', `Filler${' words'.repeat(600)}`, FILE, /has \d+ words of prose/],
  ['no example', '```js run', '```js', FILE, /no example to try/],
  ['no figure', /```diagram[^]*?```\n/, '', FILE, /the lesson has no figure/],
  [
    'only three exercises',
    /::::order[^]*?^::::\n/m,
    '',
    FILE,
    /at least 4 exercises of any kind, has 3/,
  ],
  [
    'a construct that no lesson introduces',
    "const name = 'Ada';",
    "const name = 'Ada' || 'Bo';",
    'const name',
    /^\|\| is used before it's taught: no lesson introduces it/,
  ],
  [
    'a method that a later lesson introduces',
    "const name = 'Ada';",
    "const name = 'Ada'.trim();",
    'const name',
    /^\.trim\(\) is used before it's taught: "case-last" is the first/,
  ],
  [
    'an element that no lesson introduces',
    '<p class="a">Hi</p>',
    '<h2>Hi</h2>',
    '<h2>',
    /^<h2> is used before it's taught/,
  ],
  [
    'a construct in the lines to order',
    'let total = 0;\n  for',
    'let total = -0;\n  for',
    'let total = -0',
    /^- is used before it's taught/,
  ],
  [
    'a term that a later lesson introduces',
    'A remark.',
    'A remark on Case-Last\nbends.',
    'Case-Last',
    /^"Case-Last bends" is used before "case-last" introduces it/,
  ],
  [
    'a construct that is introduced again',
    '  code: []',
    "  code: ['const']",
    'code:',
    /introduces\.code: "case-other" already introduces const/,
  ],
  [
    "a construct that the lesson doesn't show",
    '  code: []',
    "  code: ['while']",
    'code:',
    /neither its code nor its text shows while/,
  ],
  [
    'a term that is introduced again',
    /term: .* bend,/,
    'term: case-other bend,',
    '- { term: case-other bend',
    /"case-other" already introduces "case-other bend"/,
  ],
];

const texts = CASES.map(([, right, wrong], index) => {
  const name = `case-c${index}`;
  const before = lessonNamed(name);
  return { name, before, text: before.replace(right, () => wrong) };
});

const others = {
  'sails/0-right.md': lessonNamed('case-right'),
  'sails/0-other.md': lessonNamed('case-other'),
  'sails/1-same-id.md': lessonNamed('case-same').replace('id: case-same', 'id: case-other'),
  'sails/1-same-slug.md': lessonNamed('case-slug').replace('case-slug-page', 'case-right-page'),
  'sails/1-same-exercise.md': lessonNamed('case-twice').replace(
    '#case-twice-sum',
    '#case-right-sum',
  ),
  'sails/1-alone.md': lessonNamed('case-alone'),
  'sails/2-long.md': longer(lessonNamed('case-long'), 16),
  'sails/2-full.md': longer(lessonNamed('case-full'), 15),
  'sails/z-long.md': longer(lessonNamed('case-late'), 16),
  'knots/1-first.md': lessonNamed('case-knot', 'knots'),
  'tides/1-long.md': longer(lessonNamed('case-tide', 'tides'), 16),
  'sails/z-last.md': lessonNamed('case-last')
    .replace('  code: []', "  code: ['.trim()']")
    .replace("'Ada'", "'Ada'.trim()"),
};

let mistakes: string[];
let status: number | null;
let source: string;

beforeAll(async () => {
  const cases = texts.map(({ name, text }) => [`sails/${name}.md`, text] as const);
  source = lessonFolder({ ...others, ...Object.fromEntries<string>(cases) });
  ({ mistakes, status } = await compile(source, ['case-alone']));
}, 60_000);

afterAll(() => fs.rmSync(source, { recursive: true }));

function mistakesOf(file: string): string[] {
  return mistakes.filter((line) => line.startsWith(`sails/${file}.md:`));
}

test('mistakes make the compiler exit with 1 and write nothing', () => {
  expect(status).toBe(1);
  expect(fs.existsSync(`${source}/out`)).toBe(false);
});

test.each(['a folder without lessons', 'no folder'])(
  '%s is reported with a way out',
  async (what) => {
    const school = lessonFolder({});
    const folder = path.join(school, what === 'no folder' ? 'lessons' : '.');
    const args = [folder, path.join(school, 'out'), schoolOf(school)];
    const { status, stderr } = await runScript('src/build/content/generate.ts', args);
    fs.rmSync(school, { recursive: true });
    expect(status).toBe(1);
    expect(stderr).toBe(
      `${path.relative(process.cwd(), folder)}:1  has no lesson; add one with: npm run new -- lesson <course> <slug> "<title>"\n`,
    );
  },
);

test("a valid lesson isn't reported", () => {
  expect(mistakesOf('0-right')).toEqual([]);
  expect(mistakesOf('0-other')).toEqual([]);
});

test.each(CASES.map((row, index) => [...row, index] as const))(
  'reports %s with its line',
  (_mistake, _right, _wrong, line, reason, index) => {
    const { name, before, text } = texts[index] ?? { name: '', before: '', text: '' };
    expect(text).not.toBe(before);
    const reported = mistakesOf(name).map((mistake) => {
      const [, number = '', why = ''] = /:(\d+) {2}(.*)$/.exec(mistake) ?? [];
      return { text: text.split('\n')[Number(number) - 1] ?? '', why };
    });
    expect(reported).toContainEqual({
      text: expect.stringContaining(line) as string,
      why: expect.stringMatching(reason) as string,
    });
  },
);

test.each([
  ['1-same-id', 2, /^id "case-other" is already taken by .*0-other\.md/],
  ['1-same-slug', 3, /^slug "case-right-page" is already taken by .*0-right\.md/],
  ['1-same-exercise', 62, /^exercise id "case-right-sum" is already taken by .*0-right\.md:62/],
  ['1-alone', 2, /^no course has the lesson "case-alone"; add it to a module/],
])('%s: conflicts between lessons are reported', (file, line, reason) => {
  const reported = mistakesOf(file).map((mistake) => /:(\d+) {2}(.*)$/.exec(mistake)?.slice(1));
  expect(reported).toContainEqual([String(line), expect.stringMatching(reason)]);
});

test('code has a length limit only in the first 15 lessons of a course without prerequisites', () => {
  expect(mistakesOf('2-long')).toEqual([
    expect.stringMatching(
      /:36 {2}the code has 16 lines; in the first 15 lessons, 15 is the limit$/,
    ),
  ]);
  expect(mistakesOf('2-full')).toEqual([]);
  expect(mistakesOf('z-long')).toEqual([]);
});

test('a course with prerequisites can use their constructs and has no length limit', () => {
  expect(mistakes.filter((line) => /^(knots|tides)\//.test(line))).toEqual([]);
});
