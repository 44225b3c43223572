/** @jest-environment ./test/build/content/support/ScriptEnvironment.ts */
import fs from 'node:fs';
import path from 'node:path';
import { compile, lessonFolder, lessonNamed, outcomeOf, setOf } from '../support/compiler';

const REDUCE = 'return numbers.reduce((total, n) => total + n, 0);';
const TAUGHT = ['type annotation', 'array type', 'any'];

/** The sample lesson in TypeScript, with type tests. */
const TYPED = lessonNamed('typed')
  .replace('```js run\n// greet\nconst name =', '```ts run\n// greet\nconst name: string =')
  .replace('```js starter\nfunction sum(numbers) {', '```ts starter\nfunction sum(numbers: any) {')
  .replace(
    '```js solution\nfunction sum(numbers) {',
    "```ts types\nsum([1]).toFixed(1);\n// @ts-expect-error\nsum(['1']);\n```\n\n```ts solution\nfunction sum(numbers: number[]): number {",
  );

const right = ['one', 'two', 'three'].map(
  (words) =>
    `\`\`\`ts right "${words}"\nconst sum = (l: number[]): number => l.reduce((a, b) => a + b, 0);\n\`\`\`\n`,
);
const wrong = ['a', 'b', 'c', 'd'].map(
  (words) =>
    `\`\`\`ts wrong "${words}." by "adds"\nconst sum = (l: number[]): number => 0;\n\`\`\`\n`,
);
const byTypes = (words: string, type: string) => `\`\`\`diff wrong "${words}" by "types"
- function sum(numbers: number[]): number {
+ function sum(numbers: ${type}): number {
\`\`\`
`;
const SET = [
  '## typed-sum\n',
  ...right,
  ...wrong,
  byTypes('texts', 'string[]'),
  byTypes('anything', 'any'),
].join('\n');

const folders: string[] = [];

afterAll(() => folders.forEach((folder) => fs.rmSync(folder, { recursive: true })));

async function compileLesson(lesson: string, set: string) {
  const source = lessonFolder(
    { 'sails/1-typed.md': lesson, 'sails/1-typed.solutions.md': set },
    { taught: TAUGHT },
  );
  folders.push(source);
  return { ...(await compile(source)), source };
}

async function mistakesIn(lesson: string, set: string): Promise<string[]> {
  const { source, ...compiled } = await compileLesson(lesson, set);
  if (compiled.mistakes.length > 0) return compiled.mistakes;
  const checked = await runScript('src/build/content/run/check.ts', [compiled.output]);
  return outcomeOf(checked, source).mistakes;
}

test('a TypeScript exercise runs without its types, and its types are checked', async () => {
  expect(await mistakesIn(TYPED, SET)).toEqual([]);
}, 60_000);

test.each([
  ['a lesson in TypeScript', TYPED, SET, 'export { startTypeWorker } from'],
  [
    'other lessons',
    lessonNamed('plain'),
    setOf('plain-sum'),
    'startTypeWorker: (() => Worker) | undefined',
  ],
])(
  'the compiler is bundled only for %s',
  async (_name, lesson, set, code) => {
    const { output, mistakes } = await compileLesson(lesson, set);
    expect(mistakes).toEqual([]);
    expect(fs.readFileSync(path.join(output, 'typeWorker.ts'), 'utf8')).toContain(code);
  },
  60_000,
);

test('wrong types are reported with the line of their fence', async () => {
  const lesson = TYPED.replace(
    `${REDUCE}\n}\n\`\`\`\n\n:::expl`,
    `const all: string = 0;\n  ${REDUCE}\n}\n\`\`\`\n\n:::expl`,
  );
  expect(
    await mistakesIn(
      lesson,
      SET.replace(
        byTypes('anything', 'any'),
        right[0]?.replace('right "one"', 'wrong "anything" by "types"') ?? '',
      ),
    ),
  ).toEqual([
    expect.stringMatching(
      /^sails\/1-typed\.md:\d+ {2}the solution to "typed-sum" has a type error in line 2: Type 'number' is not assignable to type 'string'\.$/,
    ),
    expect.stringMatching(
      /^sails\/1-typed\.solutions\.md:\d+ {2}"anything" should have a type error, but it has none$/,
    ),
  ]);
}, 60_000);

test('each syntax of TypeScript has to be taught, and must parse', async () => {
  const lesson = TYPED.replace(
    'const name: string =',
    'interface A {\n  a: string;\n}\nconst name: string =',
  );
  expect(await mistakesIn(lesson, SET)).toEqual([expect.stringContaining('interface')]);
  expect(
    await mistakesIn(TYPED.replace('const name: string =', 'const name: ='), SET),
  ).toContainEqual(expect.stringMatching(/the code doesn't parse: Unexpected token/));
  expect(
    await mistakesIn(TYPED, SET.replace('```ts right "one"', '```js right "one"')),
  ).toContainEqual(expect.stringContaining('ts right "the style"'));
}, 60_000);
