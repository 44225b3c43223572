/** @jest-environment ./test/build/content/support/ScriptEnvironment.ts */
import fs from 'node:fs';
import path from 'node:path';
import type { Lesson } from '../../../src/content/lesson';
import { compile, lessonFolder, lessonNamed, outcomeOf, schoolOf } from './support/compiler';

const OUTPUT = `\`\`\`output
Hi Ada
\`\`\``;

const CHANGE = `:::change{#greet-bo}
Change it so that it greets Bo.

\`\`\`js tests
test('greets Bo', () => { expect(printed()[0], 'the first line').toBe('Hi Bo'); });
hidden('greets', () => { expect(printed().length > 0).toBe(true); });
\`\`\`

\`\`\`js solution
// greet
const name = 'Bo';
console.log(\`Hi \${name}\`);
\`\`\`
:::`;

/** A solution with a line that no test needs. */
const LONG = CHANGE.replace('`Hi ${name}`);', '`Hi ${name}`);\nconsole.log(name);');

/** Mistakes, by the name of the lesson with each. */
const MISTAKES: Readonly<Record<string, [change: string, mistake: RegExp]>> = {
  'no-tests': [CHANGE.replace('js tests', 'js'), /needs one "js tests" and one "js solution"/],
  'no-hidden': [CHANGE.replace('hidden(', 'test('), /need at least one hidden/],
  'no-prompt': [CHANGE.replace(/^Change it .*\n/m, ''), /needs a prompt/],
  'no-id': [CHANGE.replace('{#greet-bo}', ''), /a change has an id/],
  'is-twice': [`${CHANGE}\n\n${CHANGE}`, /already has a change/],
  'is-alone': [`A remark.\n\n${CHANGE}`, /goes right after a "js run" example/],
  'is-taken': [CHANGE.replace('#greet-bo', '#is-taken-sum'), /id "is-taken-sum" is already taken/],
  'is-early': [CHANGE.replace("'Bo';", "'Bo'.trim();"), /\.trim\(\) is used before it's taught/],
};

const folders: string[] = [];

afterAll(() => folders.forEach((folder) => fs.rmSync(folder, { recursive: true })));

function withChange(name: string, change: string): string {
  return lessonNamed(name).replace(OUTPUT, () => `${OUTPUT}\n\n${change}`);
}

function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = lessonFolder(files);
  folders.push(folder);
  return folder;
}

async function check(change: string, set = '') {
  const folder = folderOf({ 'sails/1-first.md': withChange('first', change) });
  fs.appendFileSync(path.join(folder, 'sails/1-first.solutions.md'), set);
  const args = ['first-page', folder, path.join(folder, 'out'), schoolOf(folder)];
  const script = await runScript('src/build/content/checkLessonCli.ts', args);
  const { mistakes } = outcomeOf(script, folder);
  return mistakes.filter((line) => /greet-bo|survive/.test(line)).join('\n');
}

test('a change is part of its example, and not an exercise', async () => {
  const folder = folderOf({ 'sails/1-first.md': withChange('first', CHANGE) });
  const { output, mistakes } = await compile(folder);
  expect(mistakes).toEqual([]);
  const read = (file: string) => fs.readFileSync(path.join(output, file), 'utf8');
  const { blocks } = JSON.parse(read('lessons/first-page.json')) as Lesson;
  expect(blocks.find(({ kind }) => kind === 'example')).toMatchObject({
    output: 'Hi Ada',
    change: {
      id: 'greet-bo',
      prompt: [{ kind: 'paragraph', children: ['Change it so that it greets Bo.'] }],
      tests: expect.stringContaining("test('greets Bo'") as string,
    },
  });
  expect(read('tutorials.ts')).not.toContain('greet-bo');
}, 60_000);

test('mistakes in a change are reported', async () => {
  const lessons = Object.entries(MISTAKES).map(([name, [change]]) => [
    `sails/${name}.md`,
    withChange(name, change),
  ]);
  const { mistakes } = await compile(
    folderOf(Object.fromEntries(lessons) as Record<string, string>),
  );
  for (const [name, [, mistake]] of Object.entries(MISTAKES)) {
    const own = mistakes.filter((line) => line.startsWith(`sails/${name}.md`));
    expect(own.join('\n')).toMatch(mistake);
  }
}, 60_000);

test('a solution that fails, or an example that needs no change, is reported', async () => {
  expect(await check(CHANGE.replace("'Bo';", "'Cy';"))).toMatch(
    /the solution to "greet-bo" fails "greets Bo"/,
  );
  expect(await check(CHANGE.replaceAll('Bo', 'Ada'))).toMatch(
    /the starter of "greet-bo" passes all tests/,
  );
}, 60_000);

test('what no test sees is reported, unless it is explained', async () => {
  expect(await check(LONG)).toMatch(/"greet-bo": no test catches "console\.log\(name\);"/);
  const set = `\n## greet-bo\n\n\`\`\`diff survives "it can say more"\n- console.log(name);\n+\n\`\`\`\n`;
  expect(await check(LONG, set)).toBe('');
}, 60_000);
