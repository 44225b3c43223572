import vm from 'node:vm';
import { mutantsOf } from '../../../../src/languages/javascript/build/mutants';

function changes(code: string, starter = ''): string[] {
  return mutantsOf(code, starter).map(({ after }) => after.join(' '));
}

test.each<[string, string[]]>([
  ['a < b;', ['a <= b;']],
  ['a >= b;', ['a > b;']],
  ['a === b;', ['a !== b;']],
  ['a + b;', ['a - b;']],
  ['a && b;', ['a || b;']],
  ['a ?? b;', ['a || b;']],
  ['a = b ?? 0;', ['', 'a = b ?? 1;']],
  ['x = 0;', ['x = 1;']],
  ['x = 1;', ['x = 0;']],
  ['x = !y;', ['x = y;']],
  ['x = true;', ['x = false;']],
  ['x += y;', ['x -= y;']],
  ['x++;', ['x--;']],
  ['x = Infinity;', ['x = 1e9;']],
  ['x = -Infinity;', ['x = -1e9;', 'x = Infinity;']],
  ['x = a / b;', ['x = Math.round(a / b);', 'x = a * b;']],
])('%s is mutated', (code, expected) => {
  expect(changes(`${code}\n`)).toEqual(expect.arrayContaining(expected));
});

test("a rounded quotient isn't rounded again", () => {
  expect(changes('x = Math.floor(a / b);').join()).not.toContain('round');
});

test('returns and statements are removed, and conditions are negated', () => {
  const code = 'function f(a) {\n  if (isOdd(a)) return a;\n  log(a);\n  return b;\n}';
  expect(changes(code)).toEqual([
    '',
    'if (!(isOdd(a))) return a;',
    'if (isOdd(a)) (a);',
    '',
    '(b);',
  ]);
});

test("lines of the starter aren't mutated", () => {
  const starter = 'const size = 3;';
  expect(changes(`${starter}\nx = 5;`, starter)).toEqual(['', 'x = 6;']);
});

test('a mutant records its line number, and its loops are bounded', () => {
  const mutants = mutantsOf('let n = 3;\nwhile (n > 0) n -= 1;\nfor (;;) {\n  break;\n}\n', '');
  expect(mutants.find(({ after }) => after.includes('while (n > 0) n += 1;'))?.line).toBe(2);
  for (const { bounded } of mutants) {
    // `bounded` is the mutant with a limit on loop iterations: an endless loop throws an error.
    let end = 'over';
    try {
      vm.runInNewContext(bounded);
    } catch (error) {
      end = (error as Error).message;
    }
    expect(['over', 'too many iterations']).toContain(end);
  }
});
