import { pageMutantsOf } from '../../../../src/languages/page/build/pageMutants';

type Language = Parameters<typeof pageMutantsOf>[0];

function changes(language: Language, code: string, starter = ''): string[] {
  return pageMutantsOf(language, code, starter).map(
    ({ before, after }) => `${before.join(' ')} → ${after.join(' ')}`,
  );
}

test('declarations are removed, and their lengths are doubled', () => {
  expect(changes('css', '.card {\n  color: red;\n  margin: 0 auto 1.5rem 10%;\n}')).toEqual([
    'color: red; → ',
    'margin: 0 auto 1.5rem 10%; → ',
    'margin: 0 auto 1.5rem 10%; → margin: 0 auto 3rem 10%;',
    'margin: 0 auto 1.5rem 10%; → margin: 0 auto 1.5rem 20%;',
  ]);
  expect(changes('css', 'p { color: red; top: -.5em }')).toEqual([
    'p { color: red; top: -.5em } → p { top: -.5em }',
    'p { color: red; top: -.5em } → p { color: red; }',
    'p { color: red; top: -.5em } → p { color: red; top: -1em }',
  ]);
});

test("a minimum isn't doubled", () => {
  expect(changes('css', 'p { min-width: 44px }')).toEqual(['p { min-width: 44px } → p { }']);
});

test('a media query is changed, too', () => {
  const rule = '@media (min-width: 40em) {\n  p { color: red }\n}';
  expect(changes('css', rule)).toEqual([
    '@media (min-width: 40em) { → @media (min-width: 80em) {',
    'p { color: red } → p { }',
  ]);
  expect(changes('css', rule, rule)).toEqual([]);
});

test("declarations of the starter aren't changed, unless they're in another rule", () => {
  const starter = 'p { color: red }\nh1 { color: red }';
  expect(changes('css', 'p{color:red}\nh2 { color: red }', starter)).toEqual([
    'h2 { color: red } → h2 { }',
  ]);
});

test('attributes that the starter lacks are removed', () => {
  const starter = '<label>Tea</label><input class="a"><a class="b">Mint</a>';
  const code =
    '<label for="tea">Tea</label><input class="a" id="tea"\n  required>\n<a class="b" href="/mint">Mint</a> <a class="b">Sage</a>';
  expect(changes('html', code, starter)).toEqual([
    '<label for="tea">Tea</label><input class="a" id="tea" → <label>Tea</label><input class="a" id="tea"',
    '<label for="tea">Tea</label><input class="a" id="tea" → <label for="tea">Tea</label><input class="a"',
    '<label for="tea">Tea</label><input class="a" id="tea" required> → <label for="tea">Tea</label><input class="a" id="tea">',
    '<a class="b" href="/mint">Mint</a> <a class="b">Sage</a> → <a class="b">Mint</a> <a class="b">Sage</a>',
    '<a class="b" href="/mint">Mint</a> <a class="b">Sage</a> → <a class="b" href="/mint">Mint</a> <a>Sage</a>',
  ]);
});

test('scripts are changed like other programs, and every mutant has its line', () => {
  expect(changes('js', 'let a = 1;\na += 2;', 'let a = 1;')).toEqual([
    'a += 2; → ',
    'a += 2; → a -= 2;',
    'a += 2; → a += 3;',
  ]);
  const [first, second] = pageMutantsOf('css', 'p {\n  color: red;\n}\na {\n  top: 0;\n}', '');
  expect([first?.line, second?.line]).toEqual([2, 5]);
  expect(second?.code).toBe('p {\n  color: red;\n}\na {\n  \n}');
});
