/** @jest-environment ./test/build/content/support/ScriptEnvironment.ts */
import fs from 'node:fs';
import path from 'node:path';
import { compile, lessonFolder, lessonNamed, outcomeOf, setOf } from '../support/compiler';

/** Prints a `dict`, which JavaScript's analyses couldn't read. */
const PYTHON = `\`\`\`python run
knots = {'bowline': 2}
for name, turns in knots.items():
    print(f'{name}: {turns}')
\`\`\`

\`\`\`output
bowline: 2
\`\`\`
`;

const folders: string[] = [];

afterAll(() => folders.forEach((folder) => fs.rmSync(folder, { recursive: true })));

function withPython(added: string): string {
  return lessonNamed('snake').replace(':::note\n', () => `${added}\n:::note\n`);
}

async function compileLesson(lesson: string) {
  const source = lessonFolder({
    'sails/1-snake.md': lesson,
    'sails/1-snake.solutions.md': setOf('snake-sum'),
  });
  folders.push(source);
  return { ...(await compile(source)), source };
}

async function mistakesIn(lesson: string): Promise<string[]> {
  const { source, output, mistakes } = await compileLesson(lesson);
  if (mistakes.length > 0) return mistakes;
  return outcomeOf(await runScript('src/build/content/run/check.ts', [output]), source).mistakes;
}

test('an example in Python runs, and prints what the lesson says', async () => {
  expect(await mistakesIn(withPython(PYTHON))).toEqual([]);
}, 300_000);

test('wrong output and errors are reported with their lines', async () => {
  const failing = '```python run\na = 1\n\nprint(b)\n```\n';
  const lesson = withPython(`${PYTHON.replace('bowline: 2', 'bowline: 3')}\nMore.\n\n${failing}`);
  const line = (text: string) => lesson.split('\n').findIndex((one) => one === text) + 1;
  expect(await mistakesIn(lesson)).toEqual([
    expect.stringMatching(
      /^sails\/1-snake\.md:\d+ {2}line 1 of its output is "bowline: 2", not "bowline: 3"$/,
    ),
    `sails/1-snake.md:${line('print(b)')}  the example ends with NameError: name 'b' is not defined`,
  ]);
}, 300_000);

test.each([
  [
    'a change',
    `${PYTHON}\n::::change{#snake-change}\nPrint more.\n\n\`\`\`js tests\ntest('a', () => expect(1).toBe(1));\n\`\`\`\n\n\`\`\`js solution\n1;\n\`\`\`\n::::\n`,
    'a change needs an example in JavaScript',
  ],
  ['a starter', '```python starter\nprint(1)\n```\n', 'exercises are in JavaScript or TypeScript'],
  [
    'a prediction',
    '```python predict\nprint(1)\n```\n',
    'exercises are in JavaScript or TypeScript',
  ],
])(
  '%s in Python is refused',
  async (_name, added, reason) => {
    expect(await mistakesIn(withPython(added))).toEqual([expect.stringContaining(reason)]);
  },
  300_000,
);

test.each([
  [
    'a lesson that runs it',
    withPython(PYTHON),
    "from 'pyodide/pyodide.asm.wasm'",
    '["snake-page"]',
  ],
  [
    'no other lesson',
    lessonNamed('snake'),
    'PYTHON_FILES: PythonFiles | undefined = undefined',
    '= []',
  ],
])(
  'Python is published for %s',
  async (_name, lesson, core, slugs) => {
    const { output, mistakes } = await compileLesson(lesson);
    expect(mistakes).toEqual([]);
    const read = (file: string) => fs.readFileSync(path.join(output, file), 'utf8');
    expect(read('pythonCore.ts')).toContain(core);
    expect(read('pythonLessons.ts')).toContain(slugs);
  },
  300_000,
);
