/** @jest-environment ./test/build/content/support/ScriptEnvironment.ts */
import fs from 'node:fs';
import path from 'node:path';
import type { KnownMistakes } from '../../../../src/exercise/mistakes/mistakesModel';
import { compile, outcomeOf, type Outcome, lessonFolder, lessonNamed } from '../support/compiler';

const REDUCE = 'return numbers.reduce((total, n) => total + n, 0);';

const SET = `## set-first-sum

\`\`\`js right "a loop"
function sum(numbers) {
  let total = 0;
  for (const n of numbers) total += n;
  return total;
}
\`\`\`

\`\`\`js right "no start for an empty list"
const sum = (numbers) => numbers.reduce((total, n) => total + n);
\`\`\`

\`\`\`js right "the solution"
const sum = (numbers) => numbers.reduce((total, n) => total + n, 0);
\`\`\`

\`\`\`diff wrong "always three." by "nothing"
- ${REDUCE}
+ return 3;
\`\`\`

\`\`\`diff wrong "fails with this value." by "sum([1, 2])"
- ${REDUCE}
+ return numbers.length && 5;
\`\`\`

\`\`\`diff wrong "no return." by "return missing"
- ${REDUCE}
+ numbers.reduce((total, n) => total + n, 0);
\`\`\`

\`\`\`diff wrong "throws" by "error"
- function sum(numbers) {
+ throw new Error('x'); function sum(numbers) {
\`\`\`

\`\`\`diff wrong "never ends" by "stopped"
- ${REDUCE}
+ for (;;);
\`\`\`

\`\`\`diff wrong "fails by another." by "nothing"
- ${REDUCE}
+ return numbers.length && 4;
\`\`\`

\`\`\`diff wrong "is right." by "adds"
- ${REDUCE}
+ return numbers.reduce((total, n) => n + total, 0);
\`\`\`

\`\`\`diff survives "no such change survives"
- ${REDUCE}
+ return 0;
\`\`\`
`;

let source: string;
let output: string;

beforeAll(async () => {
  const others = ['set-second', 'set-third', 'set-fourth'];
  const [second = '', third = '', fourth = ''] = others.map((name) => lessonNamed(name));
  source = lessonFolder({
    'sails/1-first.md': lessonNamed('set-first'),
    'sails/1-first.solutions.md': SET,
    'sails/2-second.md': second.replace('Hi Ada\n', 'Hi Ben\n'),
    'sails/3-third.md': third.replace(REDUCE, 'return 3;'),
    'sails/4-fourth.md': fourth.replace('  // your code', `  ${REDUCE}`),
  });
  const compiled = await compile(source);
  expect(compiled.mistakes).toEqual([]);
  output = compiled.output;
}, 60_000);

afterAll(() => fs.rmSync(source, { recursive: true }));

async function check(): Promise<Outcome> {
  return outcomeOf(await runScript('src/build/content/run/check.ts', [output]), source);
}

function lineOf(file: string, text: string): number {
  const lines = fs.readFileSync(path.join(source, file), 'utf8').split('\n');
  return lines.findIndex((line) => line.includes(text)) + 1;
}

test('each mistake is reported with its line, and nothing else is', async () => {
  const { status, mistakes } = await check();
  const sets = (text: string) =>
    `sails/1-first.solutions.md:${lineOf('sails/1-first.solutions.md', text)}`;
  expect(status).toBe(1);
  expect(mistakes).toEqual([
    `${sets('no start')}  "no start for an empty list" is right, but fails "nothing": TypeError: Reduce of empty array with no initial value`,
    `${sets('fails by another.')}  "fails by another." should fail by "nothing", but it fails "adds": sum([1, 2]): The values are different.; expected 3, received 4`,
    `${sets('is right.')}  "is right." should fail by "adds", but it passes all tests`,
    `${sets('no such change')}  this change doesn't survive; remove it`,
    `sails/2-second.md:${lineOf('sails/2-second.md', '```js run')}  line 1 of its output is "Hi Ada", not "Hi Ben"`,
    `sails/3-third.md:${lineOf('sails/3-third.md', '```js solution')}  the solution to "set-third-sum" fails "nothing": The values are different.; expected 0, received 3`,
    `sails/4-fourth.md:${lineOf('sails/4-fourth.md', '```js starter')}  the starter of "set-fourth-sum" passes all tests`,
  ]);
}, 60_000);

/** Returns the sentences about an exercise's mistakes that the page gets. */
function namedMistakes(lesson: string, exercise: string): string[] {
  const file = path.join(output, 'mistakes', `${lesson}.json`);
  if (!fs.existsSync(file)) return [];
  const all = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, KnownMistakes>;
  return Object.values(all[exercise]?.byReport ?? {}).flat();
}

test("programs that passed aren't run again until they change", async () => {
  const lesson = path.join(source, 'sails/1-first.md');
  fs.writeFileSync(
    path.join(source, 'sails/1-first.solutions.md'),
    `${SET.replace(
      /```js right "no start[^]*?```\n/,
      '```js right "two lines"\nlet sum = (l) => l.reduce((a, b) => a + b, 0);\nsum = sum;\n```\n',
    )
      .replace(
        /```diff wrong "fails by another." by "nothing"/,
        '```diff wrong "fails by another." by "The values are different"',
      )
      .replace('n + total, 0)', 'n + total, 1)')
      .replace(/```diff survives[^]*?```\n/, '')}`,
  );
  fs.writeFileSync(path.join(source, 'sails/2-second.md'), lessonNamed('set-second'));
  fs.writeFileSync(path.join(source, 'sails/3-third.md'), lessonNamed('set-third'));
  fs.writeFileSync(path.join(source, 'sails/4-fourth.md'), lessonNamed('set-fourth'));
  expect((await compile(source)).mistakes).toEqual([]);
  expect(await check()).toMatchObject({ status: 0, mistakes: [] });
  expect((await check()).stdout).toContain(
    '20 examples and exercises are correct: 0 run, 20 from the cache',
  );
  fs.writeFileSync(lesson, fs.readFileSync(lesson, 'utf8').replace('A first', 'Another first'));
  await compile(source);
  expect((await check()).stdout).toContain(': 0 run, 20 from');
  fs.writeFileSync(
    lesson,
    fs.readFileSync(lesson, 'utf8').replace('.toBe(0);', '.toBe(0); // none'),
  );
  await compile(source);
  expect((await check()).stdout).toContain(': 1 run, 19 from');
}, 120_000);

test('the page gets a sentence about each mistake that has a report of its own', async () => {
  await compile(source);
  const named = namedMistakes('set-first-page', 'set-first-sum');
  expect(named).toEqual(
    expect.arrayContaining(['always three.', 'fails with this value.', 'fails by another.']),
  );
  // Fails like the starter, whose author may not have written anything yet.
  expect(named).not.toContain('no return.');
  // Their errors are explained elsewhere.
  expect(named).not.toEqual(expect.arrayContaining([expect.stringMatching(/throws|never ends/)]));
  // The six wrong solutions of this exercise are the same, so a report says nothing about the mistake.
  expect(namedMistakes('set-second-page', 'set-second-sum')).toEqual([]);
}, 60_000);

test('a report that is missing makes an exercise run again', async () => {
  const file = path.join(output, 'reports.txt');
  const [first, ...others] = fs.readFileSync(file, 'utf8').split('\n');
  fs.writeFileSync(file, others.join('\n'));
  expect((await check()).stdout).toContain(': 1 run, 19 from');
  expect(fs.readFileSync(file, 'utf8')).toContain(first);
}, 60_000);
