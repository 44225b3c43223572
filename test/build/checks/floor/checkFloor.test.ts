/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkFloor, floorProblems } from '../../../../src/build/checks/floor/checkFloor';

let dir = '';

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'floor-'));
  writeFileSync(
    path.join(dir, 'package.json'),
    JSON.stringify({ browserslist: ['chrome 119', 'firefox 128', 'safari 16.4'] }),
  );
});

afterEach(() => {
  rmSync(dir, { recursive: true, force: true });
});

function problems(file: string, text: string): Promise<string[]> {
  writeFileSync(path.join(dir, file), text);
  return floorProblems(dir, dir);
}

test.each([
  ['a global', 'main.js', 'new EditContext()', 'EditContext'],
  ['a static method', 'main.js', 'const p = Promise.withResolvers()', 'Promise.withResolvers'],
  ['a method of an API', 'main.js', 'if (URL.canParse(a)) b()', 'URL.canParse'],
  [
    'a method of a document',
    'sw.js',
    'document.startViewTransition(f)',
    'document.startViewTransition',
  ],
  ['a method of any object', 'main.mjs', 'f(a).isSubsetOf(b)', '.isSubsetOf()'],
  ['a regular expression', 'main.js', 'const p = /[a--b]/v', 'syntax newer than ES2022'],
  [
    'syntax',
    'main.js',
    'import a from "./a.json" with { type: "json" }',
    'syntax newer than ES2022',
  ],
  ['an inline script', 'preview.html', '<script>Promise.try(f)</script>', 'Promise.try'],
  ['an at-rule', 'main.css', '@starting-style { a { color: red } }', '@starting-style'],
  ['a selector', 'main.css', 'a, b::details-target { color: red } c:open { color: red }', ':open'],
  ['a property', 'main.css', 'a { user-select: none }', 'user-select'],
  ['a value', 'main.css', 'a { text-decoration: underline dotted red }', 'text-decoration: dotted'],
  ['a function', 'main.css', 'a { color: light-dark(red, blue) }', 'light-dark()'],
  ['an inline style', 'page.html', '<style>a { field-sizing: content }</style>', 'field-sizing'],
])('%s that a supported browser lacks is reported', async (_, file, text, feature) => {
  const [line, ...others] = await problems(file, text);
  expect(line).toContain(`${file}: ${feature}`);
  expect(line).toMatch(/isn't in .*Safari 16\.4/);
  expect(line).toContain('src/build/checks/floor/accepted.ts');
  expect(others.filter((other) => !other.includes(feature.split(':')[0] ?? ''))).toEqual([]);
});

test.each([
  ['in', "function f() { if ('startViewTransition' in document) document.startViewTransition(g) }"],
  ['typeof', "typeof EditContext === 'undefined' || new EditContext()"],
  ['a condition', 'URL.canParse ? URL.canParse(a) : parse(a)'],
  ['an optional call', 'document.startViewTransition?.(g)'],
  [
    'an early return',
    'function f() { if (!URL.canParse) return null; return () => URL.canParse(a) }',
  ],
  ['try', 'try { Promise.try(f) } catch { f() }'],
  ["a method of the script's own", 'const sets = { isSubsetOf: f }; sets.isSubsetOf(b)'],
  ['a name of its own', 'class EditContext {} new EditContext()'],
])('a script that makes sure by %s passes', async (_, text) => {
  expect(await problems('main.js', text)).toEqual([]);
});

test('a test in one function is no test in another', async () => {
  const text = 'function f() { return !!URL.canParse } function g() { return URL.canParse(a) }';
  expect(await problems('main.js', text)).toEqual([expect.stringContaining('URL.canParse')]);
});

test.each([
  ['@supports', '@supports (field-sizing: content) { a { field-sizing: content } }'],
  ['a fallback', 'a { color: red; color: light-dark(red, blue) }'],
  ['a prefix', 'a { -webkit-user-select: none; user-select: none }'],
  ["another browser's selector", 'a::-webkit-scrollbar { display: none }'],
])('a style with %s passes', async (_, text) => {
  expect(await problems('main.css', text)).toEqual([]);
});

test('data in a document is no script', async () => {
  expect(
    await problems('index.html', '<script type="application/json">Promise.try(f)</script>'),
  ).toEqual([]);
});

test('a build with a feature that is too new stops', async () => {
  writeFileSync(path.join(dir, 'main.js'), 'Promise.try(f)');
  await expect(checkFloor(dir, dir)).rejects.toThrow(
    /^main\.js: Promise\.try isn't in Chrome 119 \(added in 128\), Firefox 128 \(added in 134\), Safari 16\.4/,
  );
});
