/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { createTypeChecker } from '../../../src/languages/typescript/types/checkTypes';

const folder = path.dirname(require.resolve('typescript'));
const libraries = fs.readdirSync(folder).filter((name) => /^lib\..+\.d\.ts$/.test(name));
const check = createTypeChecker(
  new Map(libraries.map((name) => [name, fs.readFileSync(path.join(folder, name), 'utf8')])),
);

const SUM = 'function sum(list: number[]): number {\n  return list.length;\n}';

test('a program without mistakes has no problems, with what the sandbox offers', () => {
  const code = `${SUM}\nconst name = await Promise.resolve(sum([1]));\nconsole.log(name.toFixed(1));
setTimeout(() => console.log(structuredClone([new URL('https://example.com/').host]).at(-1)), 10);`;
  expect(check(code)).toEqual([]);
});

test('problems have their line, in order', () => {
  expect(check('const a: number = "x";\nlet b: string = a;\nfunction f(c) {}')).toEqual([
    { line: 1, message: "Type 'string' is not assignable to type 'number'." },
    { line: 2, message: "Type 'number' is not assignable to type 'string'." },
    { line: 3, message: "Parameter 'c' implicitly has an 'any' type." },
  ]);
});

test("the page isn't there", () => {
  expect(check('document.title')).toMatchObject([{ line: 1 }]);
});

test('type tests must be accepted, or refused below @ts-expect-error', () => {
  const tests = "sum([1]);\n// @ts-expect-error a text\nsum(['1']);\n";
  expect(check(SUM, tests)).toEqual([]);
  expect(check('function sum(list: string[]): string { return list[0]; }', tests)).toEqual([
    {
      message: "Type 'number' is not assignable to type 'string'.",
      tested: { code: 'sum([1]);', isAccepted: false },
    },
    {
      message: "Unused '@ts-expect-error' directive.",
      tested: { code: "sum(['1']);", isAccepted: true },
    },
  ]);
});

test('syntax errors are problems, too', () => {
  expect(check('let x = ;')).toMatchObject([{ line: 1, message: 'Expression expected.' }]);
});
