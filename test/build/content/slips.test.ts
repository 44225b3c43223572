import fs from 'node:fs';
import path from 'node:path';
import { codeText, type ExerciseBlock, type Lesson } from '../../../src/content/lesson';
import { plainWords } from '../../../src/languages/javascript/friendlyErrors/plainWords';
import { TIME_LIMIT, type RunResult } from '../../../src/sandbox/protocol';
import { sample } from '../../support/sample';
import { runInNode, stopLessonProcess } from '../../support/runLesson';

/** Created by `npm run build`. */
const FOLDER = path.join(process.cwd(), '.generated/lessons');

const blocks = fs
  .readdirSync(FOLDER)
  .map((file) => JSON.parse(fs.readFileSync(path.join(FOLDER, file), 'utf8')) as Lesson)
  .flatMap((lesson) => lesson.blocks);
const exercises = blocks.filter((block): block is ExerciseBlock => block.kind === 'exercise');
const codes = blocks.flatMap((block) =>
  block.kind === 'example' && block.language !== 'python'
    ? [codeText(block.lines)]
    : block.kind === 'exercise'
      ? [codeText(block.starter), codeText(block.solution)]
      : [],
);

/**
 * Beginner mistakes to introduce into starter code, with the expected explanations. A mistake is skipped if
 * it leaves the code unchanged.
 */
const SLIPS: readonly [name: string, slip: (code: string) => string, says: RegExp][] = [
  ['a missing brace at the end', (code) => code.replace(/\}(?=\s*$)/, ''), /never closed/],
  ['an extra brace', (code) => `${code}\n}`, /`\}` on line \d+ doesn't close anything/],
  ['a missing quote', (code) => `const greeting = "hello;\n${code}`, /line 1 has no closing `"`/],
  ['curly quotes', (code) => `${code}\nconsole.log(“done”);`, /`“` is a curly quote/],
  [
    'a name of two words',
    (code) => `let my number = 2;\n${code}`,
    /Write it as one word: `myNumber`/,
  ],
  ['a capitalized keyword', (code) => `Const limit = 2;\n${code}`, /`const`, not `Const`/],
  ['a typo', (code) => `${code}\nconsole.lgo('done');`, /Did you mean `log`/],
  ['wrong capitalization', (code) => `const userName = 1;\n${code}\nusername;`, /mean `userName`/],
  [
    'use before the declaration',
    (code) => `muchLater = 1;\n${code}\nlet muchLater;`,
    /`muchLater` is used before/,
  ],
  [
    'assignment to a constant',
    (code) => `const myOwn = 0;\n${code}\nmyOwn += 1;`,
    /declare it with `let`/,
  ],
  [
    'an undefined element',
    (code) => `${code}\nconst all = [];\nall[0].name;`,
    /`all\[0\]` is undefined/,
  ],
  ['= instead of ===', (code) => `const one = 1;\n${code}\nif (one = 2) {}`, /write `===`/],
  [
    "await in a function that isn't async",
    (code) => `${code}\nfunction go() {\n  await go();\n}`,
    /`async`/,
  ],
];

afterAll(stopLessonProcess);

function sentences({ error, tests }: RunResult): string[] {
  return [error?.plain, ...tests.map(({ failure }) => failure?.plain)].filter(
    (plain) => plain !== undefined,
  );
}

test('no mistakes are found in the code of the lessons', () => {
  const faults = sample(codes, 8).flatMap((code) =>
    code.split('\n').flatMap((_line, index) => {
      const error = { name: 'SyntaxError', message: 'Invalid or unexpected token' };
      const plain = plainWords({ ...error, line: index + 1 }, code);
      const isFound = !plain?.startsWith("JavaScript can't read line");
      return isFound ? [`${plain}\n${code.split('\n')[index]}`] : [];
    }),
  );
  expect(faults).toEqual([]);
});

const slips = sample(exercises, 8).flatMap((exercise) =>
  SLIPS.filter(([, slip]) => slip(codeText(exercise.starter)) !== codeText(exercise.starter)).map(
    ([name, slip, says]) => ({ id: exercise.id, name, exercise, slip, says }),
  ),
);

// A small school might have no exercises to make mistakes in.
const ifAny = slips.length > 0 ? describe : describe.skip;

ifAny('mistakes in the exercises', () => {
  test.each([...slips, ...(slips.length > 0 ? [] : [null as never])])(
    '$id: $name',
    async ({ exercise, slip, says }) => {
      const result = await runInNode(slip(codeText(exercise.starter)), exercise.tests);
      expect(sentences(result).join('\n')).toMatch(says);
    },
  );

  test('a solution without its return is explained', async () => {
    const programs = exercises.flatMap(({ solution, tests }) => {
      const code = codeText(solution).replace(/\breturn\b (?=[^;]*;\s*\}\s*$)/, '');
      return code === codeText(solution) ? [] : [{ code, tests }];
    });
    const explanations = [];
    for (const { code, tests } of programs) {
      explanations.push(...sentences(await runInNode(code, tests)));
    }
    const explained = explanations.filter((plain) =>
      /has no `return`|write `return` before/.test(plain),
    );
    expect(explained.length).toBeGreaterThanOrEqual(Math.min(10, programs.length / 4));
  });
});

test('an infinite loop is pointed out', async () => {
  const code = `let n = 1;\n\nwhile (n > 0) {\n  console.log(n);\n}`;
  expect(await runInNode(code, undefined, TIME_LIMIT)).toMatchObject({
    end: 'stopped',
    error: { line: 3, plain: expect.stringContaining('Nothing changes `n`') as string },
  });
});
