/** @jest-environment ./test/build/content/support/ScriptEnvironment.ts */
import fs from 'node:fs';
import type { Lesson } from '../../../src/content/lesson';
import type { LessonPrograms } from '../../../src/build/content/solutions/programs';
import { compile, type Compilation, lessonFolder, lessonNamed } from './support/compiler';

const EXERCISE = `::::exercise{#web-tea title="Tea"}
Write a heading.

\`\`\`html starter
<p>Tea</p>
\`\`\`

\`\`\`css given
p { color: teal }
\`\`\`

\`\`\`js checks
check('a heading', (page) => { page.one('heading'); });
hiddenCheck('a click', async (page) => {
  await page.click(page.one('heading'));
});
\`\`\`

:::hint
Which tag?
:::

\`\`\`html solution
<h1>Tea</h1>
\`\`\`

:::explanation
It is one.
:::
::::`;

const PREVIEW = `:::preview{title="A card"}
\`\`\`css
p { color: teal }
\`\`\`

\`\`\`html
<p>Tea</p>
\`\`\`
:::`;

const SET = [
  '## web-tea\n',
  ...['one', 'two', 'three'].map((words) => `\`\`\`html right "${words}"\n<h1>Tea</h1>\n\`\`\`\n`),
  ...['a', 'b', 'c', 'd', 'e', 'f'].map(
    (words) => `\`\`\`html wrong "${words}." by "a heading"\n<p>Tea</p>\n\`\`\`\n`,
  ),
].join('\n');

const SECOND_SET = SET.replace('web-tea', 'web-two');

const folders: string[] = [];

afterAll(() => folders.forEach((folder) => fs.rmSync(folder, { recursive: true })));

/** Compiles a lesson after replacing its exercise with a preview and the given exercise. */
function compileWith(exercise: string, preview = PREVIEW, set = SET): Promise<Compilation> {
  const lesson = lessonNamed('ds-first').replace(
    /^::::exercise[^]*?^::::$/m,
    () => `${preview}\n\n${exercise}`,
  );
  const files = {
    'sails/1-first.md': lesson,
    'sails/1-first.solutions.md': set,
    'sails/2-other.md': lessonNamed('ds-other'),
  };
  const folder = lessonFolder(files, { taught: ['<h1>', 'color:'] });
  folders.push(folder);
  return compile(folder);
}

test('a web exercise is counted, and its files are in order', async () => {
  const { mistakes, output } = await compileWith(EXERCISE);
  expect(mistakes).toEqual([]);
  const read = (file: string): unknown => JSON.parse(fs.readFileSync(`${output}/${file}`, 'utf8'));
  const { blocks } = read('lessons/ds-first-page.json') as Lesson;
  expect(blocks).toContainEqual(
    expect.objectContaining({
      kind: 'webExercise',
      id: 'web-tea',
      files: [
        expect.objectContaining({ language: 'html' }),
        expect.objectContaining({ language: 'css', isGiven: true }),
      ],
      solution: [expect.objectContaining({ language: 'html' })],
    }),
  );
  expect(blocks).toContainEqual(
    expect.objectContaining({ kind: 'preview', id: 'preview-1', title: 'A card' }),
  );
  expect(read('lessonData/ds-first-page.json')).toMatchObject({
    lesson: {
      exerciseIds: ['web-tea', 'ds-first-predict', 'ds-first-sum-of', 'ds-first-order'],
      hasPages: true,
    },
  });
  const { webExercises } = read('programs/ds-first-page.json') as LessonPrograms;
  expect(webExercises).toMatchObject([
    {
      solution: { html: { code: '<h1>Tea</h1>' }, css: { code: 'p { color: teal }' } },
      languages: ['html'],
    },
  ]);
}, 60_000);

test.each<[string, string, string, RegExp]>([
  ['no html', 'html starter', 'js starter', /needs html, as a starter or given/],
  ['a solution of another file', 'html solution', 'css solution', /its solution is the same files/],
  ['a file that is both', 'css given', 'html given', /the html file is the starter's or given/],
  ["css that doesn't parse", 'p { color: teal }', 'p { color: }}', /the code doesn't parse/],
  ["checks that don't parse", "check('a heading', ", "check('a heading' ", /doesn't parse/],
  ['no hidden check', 'hiddenCheck(', 'check(', /need at least one hiddenCheck/],
  [
    "an action that isn't awaited",
    'await page.click',
    'page.click',
    /write await before page\.click/,
  ],
  [
    "a rendering that isn't awaited",
    "await page.click(page.one('heading'))",
    'page.withRootSize(32)',
    /write await before page\.withRootSize/,
  ],
  ['no checks', 'js checks', 'js check', /needs one checks; it has 0/],
])(
  '%s is reported',
  async (_name, right, wrong, reason) => {
    const { mistakes } = await compileWith(EXERCISE.replace(right, wrong));
    expect(mistakes.join('\n')).toMatch(reason);
  },
  60_000,
);

/** The project's second part, which continues the exercise. */
const PART = EXERCISE.replace(
  '{#web-tea title="Tea"}',
  '{#web-two title="Two" continues="#web-tea"}',
);

test("a project part has the previous part's model solution", async () => {
  const { output } = await compileWith(`${EXERCISE}\n\n${PART}`, PREVIEW, `${SET}\n${SECOND_SET}`);
  const text = fs.readFileSync(`${output}/lessons/ds-first-page.json`, 'utf8');
  expect((JSON.parse(text) as Lesson).blocks).toContainEqual(
    expect.objectContaining({
      id: 'web-two',
      continues: { id: 'web-tea', title: 'Tea', solution: '<h1>Tea</h1>' },
    }),
  );
}, 60_000);

test.each<[string, string, RegExp]>([
  [
    'with other files',
    PART.replace(/```css given[^]*?```\n/, ''),
    /with the same files: "web-tea" has html, css \(given\), "web-two" html/,
  ],
  [
    'that continues no exercise with code',
    PART.replace('#web-tea', '#web-two'),
    /no exercise above has this id/,
  ],
])(
  'a project part %s is reported',
  async (_name, part, reason) => {
    const { mistakes } = await compileWith(`${EXERCISE}\n\n${part}`);
    expect(mistakes.join('\n')).toMatch(reason);
  },
  60_000,
);

test.each<[string, string, string, RegExp]>([
  ['without a title', '{title="A card"}', '', /a preview has a title/],
  ['without html', '```html', '```js', /a preview needs an html block/],
  [
    'with prose',
    '<p>Tea</p>\n```',
    '<p>Tea</p>\n```\n\nProse.',
    /only contains html, css and js blocks/,
  ],
])(
  'a preview %s is reported',
  async (_name, right, wrong, reason) => {
    const { mistakes } = await compileWith(EXERCISE, PREVIEW.replace(right, wrong));
    expect(mistakes.join('\n')).toMatch(reason);
  },
  60_000,
);

test('changes of the solution that can survive are read, and must be diffs', async () => {
  const diff = (role: string) => `\`\`\`diff ${role}\n- <h1>Tea</h1>\n+ <h1>Teas</h1>\n\`\`\`\n`;
  const { mistakes, output } = await compileWith(
    EXERCISE,
    PREVIEW,
    `${SET}\n${diff('survives "any tea"')}`,
  );
  expect(mistakes).toEqual([]);
  const text = fs.readFileSync(`${output}/programs/ds-first-page.json`, 'utf8');
  expect((JSON.parse(text) as LessonPrograms).webExercises[0]?.set?.survivors).toEqual([
    expect.objectContaining({ language: 'html', reason: 'any tea', code: ' <h1>Teas</h1>' }),
  ]);
  const wrong = await compileWith(
    EXERCISE,
    PREVIEW,
    `${SET}\n${diff('survives "any tea" by "a heading"')}\n\`\`\`html survives "any"\n<h1>Teas</h1>\n\`\`\`\n`,
  );
  expect(wrong.mistakes).toEqual([
    expect.stringMatching(/no check catches a survivor; remove the by/),
    expect.stringMatching(/the known ones are: .* diff survives css/),
  ]);
}, 60_000);
