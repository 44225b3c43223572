/** @jest-environment ./test/build/content/support/ScriptEnvironment.ts */
import fs from 'node:fs';
import { applyPatch, readPatch } from '../../../../src/build/content/solutions/patch';
import type { LessonPrograms } from '../../../../src/build/content/solutions/programs';
import { compile, type Compilation, lessonFolder, lessonNamed } from '../support/compiler';

const RIGHT = (words: string): string =>
  `\`\`\`js right "${words}"\nconst sum = (l) => l.reduce((a, b) => a + b, 0);\n\`\`\`\n`;
const WRONG = (words: string): string =>
  `\`\`\`diff wrong "${words}." by "adds"\n-  return numbers.reduce((total, n) => total + n, 0);\n+  return 0;\n\`\`\`\n`;

const SET = [
  '## ds-first-sum\n',
  'A remark.\n',
  ...['one', 'two', 'three'].map(RIGHT),
  ...['a', 'b', 'c', 'd', 'e', 'f'].map(WRONG),
  '```diff survives "nothing is empty"\n- function sum(numbers) {\n+ function sum(numbers = []) {\n```\n',
].join('\n');

const folders: string[] = [];

afterAll(() => folders.forEach((folder) => fs.rmSync(folder, { recursive: true })));

function compileWith(solutions: string | undefined): Promise<Compilation> {
  const files = {
    'sails/1-first.md': lessonNamed('ds-first'),
    'sails/2-other.md': lessonNamed('ds-other'),
    ...(solutions === undefined ? {} : { 'sails/1-first.solutions.md': solutions }),
  };
  const folder = lessonFolder(files, { bare: ['sails/1-first.md'] });
  folders.push(folder);
  return compile(folder);
}

test('a set is read with its lines, and patches are applied to the solution', async () => {
  const { mistakes, output } = await compileWith(SET);
  expect(mistakes).toEqual([]);
  const text = fs.readFileSync(`${output}/programs/ds-first-page.json`, 'utf8');
  const { exercises, examples } = JSON.parse(text) as LessonPrograms;
  expect(examples[0]).toMatchObject({ output: 'Hi Ada' });
  const [exercise] = exercises;
  expect(exercise?.set?.right).toHaveLength(3);
  expect(exercise?.set?.wrong[0]).toEqual({
    line: expect.any(Number) as number,
    words: 'a.',
    by: 'adds',
    code: 'function sum(numbers) {\n  return 0;\n}',
  });
  expect(exercise?.set?.survivors).toEqual([
    expect.objectContaining({
      reason: 'nothing is empty',
      code: expect.stringContaining('numbers = []') as string,
    }),
  ]);
}, 60_000);

test.each<[string, string | undefined, RegExp]>([
  [
    'no set',
    undefined,
    /1-first\.md:\d+ {2}exercise "ds-first-sum" has no right and wrong solutions; put them in .*1-first\.solutions\.md/,
  ],
  [
    'an unknown exercise',
    SET.replace('## ds-first-sum', '## ds-none'),
    /solutions\.md:1 {2}the lesson has no exercise "ds-none"/,
  ],
  [
    'too few right ones',
    SET.replace(RIGHT('one'), ''),
    /:1 {2}"ds-first-sum" needs 3 right solutions; it has 2/,
  ],
  [
    'too few wrong ones',
    SET.replace(WRONG('a'), ''),
    /:1 {2}"ds-first-sum" needs 6 wrong solutions; it has 5/,
  ],
  [
    'a note instead of a sentence',
    SET.replace('"a."', '"a"'),
    /:\d+ {2}readers see "a"; write a sentence/,
  ],
  ['two with the same description', SET.replace('"two"', '"one"'), /:\d+ {2}"one" appears twice/],
  [
    'a wrong one without its test',
    SET.replace(' by "adds"', ''),
    /:\d+ {2}the known ones are: js right/,
  ],
  [
    "code that doesn't parse",
    SET.replace('l.reduce(', 'l.reduce(('),
    /:6 {2}the code doesn't parse/,
  ],
  [
    "a patch that doesn't fit",
    SET.replace('- function sum', '- function total'),
    /:\d+ {2}the solution has no lines "function total/,
  ],
  ['a list', `- x\n\n${SET}`, /:1 {2}only ## headings/],
  ['a solution without an exercise', `${RIGHT('zero')}\n${SET}`, /:1 {2}a solution goes under/],
])(
  '%s is reported',
  async (_name, solutions, mistake) => {
    const { mistakes } = await compileWith(solutions);
    expect(mistakes).toContainEqual(expect.stringMatching(mistake));
  },
  60_000,
);

test.each<[string, string, ReturnType<typeof applyPatch>]>([
  ['a line', '-b\n+c', { code: 'a\nc\n  a' }],
  ['a removed line', '- b', { code: 'a\n  a' }],
  ['a line next to another', ' b\n-  a\n+  d', { code: 'a\nb\n  d' }],
  [
    'a line that occurs twice',
    '-a\n+c',
    `the solution has the lines "a" more than once; add one that's next to them`,
  ],
  ['nothing', '+ c', 'the change removes nothing: start a line of the solution with -'],
])('a patch of %s', (_name, patch, changed) => {
  expect(applyPatch('a\nb\n  a', readPatch(patch))).toEqual(changed);
});
