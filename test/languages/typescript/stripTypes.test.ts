import { stripTypes } from '../../../src/languages/typescript/stripTypes';

test.each([
  ['annotations', 'const a: number = 1;', 'const a = 1;'],
  ['interfaces', 'interface A {\n  a: number;\n}\nlet b;', '\n\n\nlet b;'],
  ['assertions', 'f(a as string, b!);', 'f(a , b);'],
  ['type parameters', 'const same = <T,>(x: T) => x;', 'const same = (x) => x;'],
])('removes %s and keeps the lines', (_name, code, script) => {
  expect(stripTypes(code).replace(/ +(?=[=,])/g, ' ')).toBe(script.replace(/ +(?=[=,])/g, ' '));
});

test("keeps newer syntax, and imports that aren't used as values", () => {
  const code = "import './a.js';\nclass A {\n  #b = 1;\n}\na?.b ?? 3;";
  expect(stripTypes(code)).toBe(code);
});

test.each([
  ['const a: = 3;', "Unexpected token '3'", 1],
  ['let a;\nfunction f(a: number {', 'Unexpected end of input', 2],
])('says what is wrong with %s', (code, message, line) => {
  let error: unknown;
  try {
    stripTypes(code);
  } catch (thrown) {
    error = thrown;
  }
  expect(error).toMatchObject({ name: 'SyntaxError', message, line });
});
