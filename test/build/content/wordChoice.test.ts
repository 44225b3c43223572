/** @jest-environment ./test/build/content/support/ScriptEnvironment.ts */
import fs from 'node:fs';
import { compile, lessonFolder, lessonNamed, type Compilation } from './support/compiler';

const PROSE = `It stands in
place of \`a\`, and this is no list. There is no other.

- It is said **aloud**.

\`\`\`text
anew, in place of code
\`\`\`

A remark.`;

let source: string;
let compiled: Compilation;

beforeAll(async () => {
  source = lessonFolder({
    'sails/1-first.md': lessonNamed('ds-first').replace('A remark.', PROSE),
  });
  compiled = await compile(source);
}, 30_000);

afterAll(() => fs.rmSync(source, { recursive: true }));

test("phrases that read as translated are reported with a better one, in prose only, and don't fail the build", () => {
  const lines = fs.readFileSync(`${source}/sails/1-first.md`, 'utf8').split('\n');
  const lineOf = (text: string) => lines.findIndex((line) => line.includes(text)) + 1;
  expect(compiled).toMatchObject({ status: 0, mistakes: [] });
  expect(warnings()).toEqual([
    `${lineOf('It stands in')}  warning: "in place of"; write "instead of"`,
    `${lineOf('no list')}  warning: "is no"; write "isn't a"`,
    `${lineOf('aloud')}  warning: "aloud"; write "out loud"`,
  ]);
});

function warnings(): string[] {
  return [...compiled.stdout.matchAll(/1-first\.md:(\d+ {2}warning: ".*)/g)].map(
    ([, text = '']) => text,
  );
}
