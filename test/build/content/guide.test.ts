/** @jest-environment ./test/build/content/support/ScriptEnvironment.ts */
import fs from 'node:fs';
import path from 'node:path';
import { lessonFolder, lessonNamed, outcomeOf, schoolOf } from './support/compiler';

const guide = fs.readFileSync('.github/docs/lessons.md', 'utf8');

/** The sample exercise in the guide for lesson authors. */
const EXERCISE = /^::::exercise[^]*?^::::$/m.exec(guide)?.[0] ?? '';

/** The guide's right and wrong solutions to `EXERCISE`. */
const SET = /^````text\n(## ds-sum\n[^]*?)^````$/m.exec(guide)?.[1] ?? '';

/** The guide's sample prediction and ordering exercises. */
const PREDICT = /^::::predict[^]*?^::::$/m.exec(guide)?.[0] ?? '';
const ORDER = /^::::order[^]*?^::::$/m.exec(guide)?.[0] ?? '';

/** The guide's figures: one for each kind of figure, and one for each kind of plot. */
const FIGURES = Array.from(
  guide.matchAll(/^````text\n(```(diagram|plot|steps) [^]*?^```\n)````$/gm),
  ([, fence = '', kind = '']) => ({ fence, kind }),
);

/** The guide's sample web exercise, the solutions to it, and the sample preview. */
const PAGE_EXERCISE = /^::::exercise\{#web-tea-card[^]*?^::::$/m.exec(guide)?.[0] ?? '';
const PAGE_SET = /^````text\n(## web-tea-card\n[^]*?)^````$/m.exec(guide)?.[1] ?? '';
const PAGE = /^:::preview[^]*?^:::$/m.exec(guide)?.[0] ?? '';

/** Constructs used in the guide's code but not in the sample lesson. */
const TAUGHT =
  '<div> <span> <h2> <h3> <a> padding: color: background: display: line-height: -'.split(' ');

/** The guide's example with a change. */
const CHANGE = /^````text\n(```js run\n[^]*?^:::change[^]*?^:::\n)````$/m.exec(guide)?.[1] ?? '';

const folders: string[] = [];

afterAll(() => folders.forEach((folder) => fs.rmSync(folder, { recursive: true })));

async function checkLesson(exercise: string, set: string, slug = 'guide-page') {
  const lesson = lessonNamed('guide').replace(/^::::exercise[^]*?^::::$/m, () => exercise);
  const files = {
    'sails/1-guide.md': lesson,
    'sails/1-guide.solutions.md': set,
    'sails/2-other.md': lessonNamed('other'),
    'sails/3-broken.md': lessonNamed('broken').replace('```html', '```python'),
  };
  const folder = lessonFolder(files, { taught: TAUGHT });
  folders.push(folder);
  const args = [slug, folder, path.join(folder, 'out'), schoolOf(folder)];
  const { mistakes, ...outcome } = outcomeOf(
    await runScript('src/build/content/checkLessonCli.ts', args),
    folder,
  );
  const errors = mistakes.filter((line) => !line.includes(' warning: '));
  return { ...outcome, mistakes: errors.join('\n') };
}

test("the guide's exercise and solution set pass", async () => {
  expect(await checkLesson(EXERCISE, SET)).toEqual({
    status: 0,
    stdout: 'The lesson is correct: 5 examples and exercises\n',
    mistakes: '',
  });
}, 60_000);

test("the guide's prediction and ordering exercise pass", async () => {
  expect(await checkLesson(`${EXERCISE}\n\n${PREDICT}\n\n${ORDER}`, SET)).toEqual({
    mistakes: '',
    status: 0,
    stdout: 'The lesson is correct: 7 examples and exercises\n',
  });
}, 60_000);

test("the guide's change to an example passes", async () => {
  expect(await checkLesson(`${CHANGE}\n\n${EXERCISE}`, SET)).toEqual({
    status: 0,
    stdout: 'The lesson is correct: 7 examples and exercises\n',
    mistakes: '',
  });
}, 60_000);

test("the guide's figures can be drawn", async () => {
  expect(FIGURES.map(({ kind }) => kind)).toEqual([
    'diagram',
    'plot',
    'plot',
    'plot',
    'plot',
    'steps',
  ]);
  const all = FIGURES.map(({ fence }) => fence).join('\n');
  expect(await checkLesson(`${all}\n${EXERCISE}`, SET)).toMatchObject({ status: 0, mistakes: '' });
}, 60_000);

test("the guide's web exercise and preview pass", async () => {
  expect(await checkLesson(`${PAGE}\n\n${PAGE_EXERCISE}`, PAGE_SET)).toEqual({
    status: 0,
    stdout: 'The lesson is correct: 6 examples and exercises\n',
    mistakes: '',
  });
}, 120_000);

test('mistakes in a page, its checks and its solution set are reported', async () => {
  const exercise = PAGE_EXERCISE.replace('<h2>Mint tea</h2>', '<h3>Mint tea</h3>').replace(
    "hiddenCheck('the card",
    "check('the card",
  );
  expect((await checkLesson(exercise, PAGE_SET)).mistakes).toMatch(
    /^sails\/1-guide\.md:\d+ {2}the checks need at least one hiddenCheck\(…\)\n.*the solution to "web-tea-card" fails "the name is a heading of level 2"/,
  );
  const set = PAGE_SET.replace('by "too small"', 'by "too loud"').replace('padding: 14px', '');
  const { mistakes } = await checkLesson(PAGE_EXERCISE, set);
  expect(mistakes).toMatch(
    /"padding makes it large" is right, but fails "a thumb can hit the link"/,
  );
  expect(mistakes).toMatch(
    /"The link is too small to tap." should fail by "too loud", but it fails/,
  );
}, 120_000);

test('mistakes in the lesson are reported, those in other lessons are not', async () => {
  const { status, mistakes } = await checkLesson(
    EXERCISE.replace("hidden('an empty list'", "test('an empty list'").replace(
      /property\([^]*?\}\);\n/,
      '',
    ),
    SET,
  );
  expect(status).toBe(1);
  expect(mistakes).toMatch(/^sails\/1-guide\.md:\d+ {2}the tests need at least one hidden/);
  expect(mistakes).not.toContain('3-broken');
}, 60_000);

test('the error for an unknown lesson lists the known ones', async () => {
  const { status, mistakes } = await checkLesson(EXERCISE, SET, 'none');
  expect(status).toBe(1);
  expect(mistakes).toBe(
    `There's no lesson or problem "none". There are: guide-page, other-page, broken-page`,
  );
}, 60_000);
