/** @jest-environment ./test/build/content/support/ScriptEnvironment.ts */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { mockMistakes } from '../../../../src/build/content/mockProblems/mockProblemFiles';
import type { MockProblem } from '../../../../src/content/mockProblem';
import { compile, lessonFolder, lessonNamed, setOf, type Compilation } from '../support/compiler';

const PROBLEM = `---
id: problem-count-sails
title: Sails on the water
level: easy
pattern: counting
signature: countSails(boats)
time: n
space: 1
n: the number of boats
---

How many sails are there? For \`[2, 1]\`, it's 3.

:::answers
- **Can there be no boats?** Yes, then it's 0.
- **Are the numbers whole?** Yes.
- **How many boats?** Up to 100.
:::

\`\`\`js starter
function countSails(boats) {
  // your code
}
\`\`\`

\`\`\`js tests
test('two boats', () => {
  expect(countSails([2, 1]), 'countSails([2, 1])').toBe(3);
});
hidden('no boats', () => {
  expect(countSails([]), 'countSails([])').toBe(0);
});
\`\`\`

:::hint
First.
:::

:::hint
Second.
:::

:::hint
Third.
:::

\`\`\`js solution
function countSails(boats) {
  const sails = boats.length;
  console.log(\`\${sails}\`);
}
\`\`\`

:::followups
- **What if they sink?** Count again.
- **What if there are more?** The same.
:::

:::criteria
- problem solving: Asks about \`[]\`.
- code: Is short.
- testing: Tries none.
- communication: Talks.
:::

:::explanation
Each boat counts once.
:::
`;

const SET = setOf('problem-count-sails');

let root: string;

/** Compiles problems next to a lesson of the course "sails". */
async function compileProblems(files: Readonly<Record<string, string>>): Promise<Compilation> {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'school-'));
  const lessons = path.join(root, 'lessons');
  fs.renameSync(lessonFolder({ 'sails/1-first.md': lessonNamed('ds-first') }), lessons);
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(root, 'problems', name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
  return compile(lessons);
}

afterEach(() => fs.rmSync(root, { recursive: true, force: true }));

test('a problem is compiled into its file and the list of its course', async () => {
  const { mistakes, output } = await compileProblems({
    'sails/count-sails.md': PROBLEM,
    'sails/count-sails.solutions.md': SET,
  });
  expect(mistakes).toEqual([]);
  const read = (file: string) => fs.readFileSync(path.join(output, file), 'utf8');
  const problem = JSON.parse(read('mockProblems/count-sails.json')) as MockProblem;
  expect(problem).toMatchObject({ course: 'sails', space: '1', signature: 'countSails(boats)' });
  expect(problem.answers[0]).toEqual({
    question: ['Can there be no boats?'],
    answer: [{ kind: 'paragraph', children: ["Yes, then it's 0."] }],
  });
  expect(problem.criteria['problem solving']).toEqual([
    'Asks about ',
    { kind: 'code', text: '[]' },
    '.',
  ]);
  expect(read('mockProblems.ts')).toContain('problem-count-sails');
  expect(read('programs/count-sails.json')).toContain('countSails');
}, 60_000);

test.each<[string, (text: string) => string, RegExp]>([
  [
    'a missing hint',
    (text) => text.replace(':::hint\nThird.\n:::\n', ''),
    /needs 3 :::hint; it has 2/,
  ],
  [
    'too few questions',
    (text) => text.replace(/- \*\*How many.*\n/, ''),
    /:::answers needs 3 to 6 entries; it has 2/,
  ],
  [
    'a question that is not bold',
    (text) => text.replace('**Are the numbers whole?**', 'Whole?'),
    /a question in bold/,
  ],
  [
    'a missing criterion',
    (text) => text.replace('- testing: Tries none.\n', ''),
    /:::criteria lacks testing/,
  ],
  ['an unknown cost', (text) => text.replace('time: n', 'time: n^9'), /front matter: time/],
  [
    'an id without its start',
    (text) => text.replace('id: problem-', 'id: '),
    /starts with "problem-"/,
  ],
  [
    'another signature',
    (text) => text.replace('countSails(boats)\n', 'count(boats)\n'),
    /no "function count\(boats\)"/,
  ],
  [
    'text after the prompt',
    (text) => text.replace(':::hint\nFirst', 'More.\n\n:::hint\nFirst'),
    /go after the prompt/,
  ],
  ['a link', (text) => text.replace('Each boat', '[Each](lesson:ds-first) boat'), /has no links/],
  [
    'code that no lesson teaches',
    (text) => text.replace('// your code', 'class A {}'),
    /class .*is used before it's taught/,
  ],
])(
  '%s is reported with its file',
  async (_what, change, reason) => {
    const { status, mistakes } = await compileProblems({
      'sails/count-sails.md': change(PROBLEM),
      'sails/count-sails.solutions.md': SET,
    });
    expect(status).toBe(1);
    const own = mistakes.filter((line) => line.includes('count-sails.md'));
    expect(own.join('\n')).toMatch(reason);
  },
  60_000,
);

test('a course with mock interviews needs a problem of each level', () => {
  const facts = { id: 'problem-a', slug: 'a', title: 'A' };
  const mock = { easy: 15, medium: 25, hard: 40 };
  const lists = { sums: (['easy', 'hard'] as const).map((level) => ({ ...facts, level })) };
  expect(mockMistakes([{ id: 'sums', mock }], lists).map(({ entry }) => entry)).toEqual([
    'sums > mock: medium',
  ]);
  expect(mockMistakes([{ id: 'sums' }], lists).map(({ entry }) => entry)).toEqual(['sums > mock']);
});
