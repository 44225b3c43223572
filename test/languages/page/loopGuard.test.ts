import { guardLoops } from '../../../src/languages/page/frame/loopGuard';

test.each([
  ['a block', 'while (a) { b(); }', 'while (a) {$(1); b(); }'],
  ['a statement', 'for (const a of b) c(a);', 'for (const a of b) {$(1);c(a);}'],
  ['do', 'do a(); while (b);', 'do {$(1);a();} while (b);'],
  ['its line', '\n\nfor (;;) {\n}', '\n\nfor (;;) {$(3);\n}'],
  ['none', 'a.forEach((b) => c(b));', 'a.forEach((b) => c(b));'],
  ['invalid syntax', 'while (a { b(); }', 'while (a { b(); }'],
  ['keywords in strings', 'a("while (b) c");', 'a("while (b) c");'],
])('%s', (_name, code, guarded) => {
  expect(guardLoops(code, '$')).toBe(guarded);
});

test('nested loops still work', () => {
  const code = `let n = 0;
for (const a of [1, 2]) for (let b = 0; b < 3; b += 1) if (b) n += a * b; else n -= 1;
for (const key in { x: 1 }) while (n < 9) do n += 1; while (n % 2);
label: for (;;) { for (;;) { if (n > 20) break label; n += 1; if (n % 3) continue label; } }
n;`;
  const calls: number[] = [];
  const run = (source: string): unknown =>
    // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
    new Function('guard', source.replace(/n;$/, 'return n;'))((line: number) => calls.push(line));
  expect(run(guardLoops(code, 'guard'))).toBe(run(code));
  expect(new Set(calls)).toEqual(new Set([2, 3, 4]));
});
