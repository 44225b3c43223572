/** @jest-environment ./test/build/content/support/ScriptEnvironment.ts */
import fs from 'node:fs';
import path from 'node:path';
import type { Lesson } from '../../../src/content/lesson';
import { codeText } from '../../../src/content/lesson';
import { compile, lessonFolder, lessonNamed, outcomeOf, setOf } from './support/compiler';

const SOLUTION = `\`\`\`js solution
function sum(numbers) {
  return numbers.reduce((total, n) => total + n, 0);
}
\`\`\``;

const RIGHT =
  'def sum(numbers):\n    total = 0\n    for n in numbers:\n        total += n\n    return total';

const fenceOf = (code: string) => `\`\`\`python solution\n${code}\n\`\`\``;

/** Returns a lesson whose exercise has the Python solution. */
function withPython(name: string, code = RIGHT): string {
  return lessonNamed(name).replace(SOLUTION, () => `${SOLUTION}\n\n${fenceOf(code)}`);
}

/** Mistakes, by the name of the lesson with each. */
const MISTAKES: Readonly<Record<string, [lesson: (name: string) => string, mistake: RegExp]>> = {
  'is-early': [
    (name) => lessonNamed(name).replace(SOLUTION, () => `${fenceOf(RIGHT)}\n\n${SOLUTION}`),
    /the Python solution goes below the solution/,
  ],
  'is-twice': [
    (name) => withPython(name).replace(fenceOf(RIGHT), (fence) => `${fence}\n\n${fence}`),
    /needs 0 to 1 python solution; it has 2/,
  ],
  'is-outside': [
    (name) => lessonNamed(name).replace('::::exercise', () => `${fenceOf(RIGHT)}\n\n::::exercise`),
    /"python solution" belongs in an ::::exercise/,
  ],
  'is-empty': [(name) => withPython(name, ''), /the Python solution is empty/],
  'has-tabs': [
    (name) => withPython(name, 'def sum(numbers):\n  return 0'),
    /Python code is indented by four spaces/,
  ],
  'is-camel': [
    (name) => withPython(name, 'def sum(numbers):\n    soFar = 0\n    return soFar'),
    /Python names are in snake case: so_far, not soFar/,
  ],
  'is-rerun': [
    (name) =>
      withPython(name).replace("hidden('nothing', () => {", '$&\n  rerun({ a: [1] }, () => ({}));'),
    /can't have a Python solution: its tests run the JavaScript again/,
  ],
};

const folders: string[] = [];

afterAll(() => folders.forEach((folder) => fs.rmSync(folder, { recursive: true })));

function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = lessonFolder(files);
  folders.push(folder);
  return folder;
}

test('a lesson has the Python solution of its exercise, highlighted', async () => {
  const { output, mistakes } = await compile(folderOf({ 'sails/1-first.md': withPython('first') }));
  expect(mistakes).toEqual([]);
  const file = path.join(output, 'lessons', 'first-page.json');
  const { blocks } = JSON.parse(fs.readFileSync(file, 'utf8')) as Lesson;
  const exercise = blocks.find((block) => block.kind === 'exercise');
  expect(codeText(exercise?.python ?? [])).toBe(RIGHT);
  expect(exercise?.python?.[0]?.[0]).toEqual(['keyword', 'def ']);
}, 300_000);

test('mistakes are reported with their lines', async () => {
  const entries = Object.entries(MISTAKES);
  const files = Object.fromEntries(
    entries.map(([name, [lesson]], index) => [`sails/${index}-${name}.md`, lesson(name)]),
  );
  const folder = folderOf(files);
  const { mistakes } = await compile(folder);
  for (const [index, [name, [, mistake]]] of entries.entries()) {
    const found = mistakes.filter((line) => line.startsWith(`sails/${index}-${name}.md:`));
    expect(found.join('\n')).toMatch(mistake);
  }
  const camel = files['sails/5-is-camel.md']?.split('\n').indexOf('    soFar = 0') ?? 0;
  expect(mistakes.join('\n')).toContain(`5-is-camel.md:${camel + 1}  Python names`);
}, 300_000);

test('the content check proves Python solutions, and remembers the right ones', async () => {
  const folder = folderOf({
    'sails/1-first.md': withPython('first'),
    'sails/2-second.md': withPython('second', 'def sum(numbers):\n    return 3'),
    'sails/3-third.md': withPython('third', 'def total(numbers):\n    return 3'),
    'sails/1-first.solutions.md': setOf('first-sum'),
  });
  const { output } = await compile(folder);
  const check = async () =>
    outcomeOf(await runScript('src/build/content/run/check.ts', [output]), folder);
  const found = (await check()).mistakes.filter((line) => line.includes('Python'));
  expect(found.map((line) => line.replace(/md:\d+/, 'md'))).toEqual([
    'sails/2-second.md  the Python solution to "second-sum" fails "nothing": The values are different.; expected 0, received 3',
    'sails/3-third.md  the Python solution to "third-sum" ends with Error: the Python code doesn\'t declare sum',
  ]);
  const right = { 'sails/2-second.md': 'item', 'sails/3-third.md': 'n' };
  for (const [file, name] of Object.entries(right)) {
    const lesson = file.replace(/.*-(.*)\.md/, '$1');
    const code = RIGHT.replaceAll(/\bn\b/g, name);
    fs.writeFileSync(path.join(folder, file), withPython(lesson, code));
  }
  await compile(folder);
  expect((await check()).stdout).toContain('3 Python solutions are correct: 1 run');
}, 300_000);
