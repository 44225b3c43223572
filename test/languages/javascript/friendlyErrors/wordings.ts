/**
 * Error messages that each engine shows for typical beginner mistakes, with the explanations that readers
 * see. Recorded in V8 11 (Node 20), SpiderMonkey (Firefox 153), and JavaScriptCore (WebKitGTK 2.50), compiled
 * the same way as in `program.ts`.
 */

export interface Wording {
  name: string;
  code: string;
  /** The explanation that readers see: one for all engines, or one per engine. */
  says: string | readonly [chrome: string, firefox: string, safari: string];
  /**
   * The error's line, name, and message in Chrome, Firefox, and Safari; '' if an engine's message isn't
   * helpful.
   */
  engineMessages: readonly [chrome: string, firefox: string, safari: string];
}

export const WORDINGS: readonly Wording[] = [
  {
    name: 'two words',
    code: 'let number x = 2;',
    says: "A name can't have a space in it. Write it as one word: `numberX`.",
    engineMessages: [
      "1 SyntaxError: Unexpected identifier 'x'",
      '1 SyntaxError: unexpected token: identifier',
      "1 SyntaxError: Unexpected identifier 'x'. Expected ';' after variable declaration.",
    ],
  },
  {
    name: 'two words call',
    code: 'console.log("a" "b");',
    says: 'A comma is missing between `"a"` and `"b"`, or a `+` to join them.',
    engineMessages: [
      '1 SyntaxError: missing ) after argument list',
      '1 SyntaxError: missing ) after argument list',
      '1 SyntaxError: Unexpected string literal "b". Expected \')\' to end an argument list.',
    ],
  },
  {
    name: 'num ident',
    code: 'const a = number x 2;',
    says: 'To multiply, write `*`, not `x`.',
    engineMessages: [
      "1 SyntaxError: Unexpected identifier 'x'",
      '1 SyntaxError: unexpected token: identifier',
      "1 SyntaxError: Unexpected identifier 'x'. Expected ';' after variable declaration.",
    ],
  },
  {
    name: 'numword',
    code: 'let y = 3x;',
    says: "`3x` starts with a digit, and a name can't. To multiply, write `*` between the two.",
    engineMessages: [
      '1 SyntaxError: Invalid or unexpected token',
      '1 SyntaxError: identifier starts immediately after numeric literal',
      '1 SyntaxError: No identifiers allowed directly after numeric literal',
    ],
  },
  {
    name: 'times',
    code: 'let a = 2 × 3;',
    says: 'To multiply, write `*` instead of `×`.',
    engineMessages: [
      '1 SyntaxError: Invalid or unexpected token',
      '1 SyntaxError: illegal character U+00D7',
      "1 SyntaxError: Invalid character '\\u00d7'",
    ],
  },
  {
    name: 'divide',
    code: 'let a = 6 ÷ 3;',
    says: 'To divide, write `/` instead of `÷`.',
    engineMessages: [
      '1 SyntaxError: Invalid or unexpected token',
      '1 SyntaxError: illegal character U+00F7',
      "1 SyntaxError: Invalid character '\\u00f7'",
    ],
  },
  {
    name: 'curly',
    code: 'console.log(“hi”);',
    says: '`“` is a curly quote. Code needs straight ones, as in `"text"`; retype them.',
    engineMessages: [
      '1 SyntaxError: Invalid or unexpected token',
      '1 SyntaxError: illegal character U+201C',
      "1 SyntaxError: Invalid character '\\u201c'",
    ],
  },
  {
    name: 'curly1',
    code: 'let a = ‘hi’;',
    says: "`‘` is a curly quote. Code needs straight ones, as in `'text'`; retype them.",
    engineMessages: [
      '1 SyntaxError: Invalid or unexpected token',
      '1 SyntaxError: illegal character U+2018',
      "1 SyntaxError: Invalid character '\\u2018'",
    ],
  },
  {
    name: 'dash',
    code: 'let a = 5 – 3;',
    says: '`–` is a dash that only looks like a minus sign. Type `-` on the keyboard.',
    engineMessages: [
      '1 SyntaxError: Invalid or unexpected token',
      '1 SyntaxError: illegal character U+2013',
      "1 SyntaxError: Invalid character '\\u2013'",
    ],
  },
  {
    name: 'minus',
    code: 'let a = 5 − 3;',
    says: '`−` is a dash that only looks like a minus sign. Type `-` on the keyboard.',
    engineMessages: [
      '1 SyntaxError: Invalid or unexpected token',
      '1 SyntaxError: illegal character U+2212',
      "1 SyntaxError: Invalid character '\\u2212'",
    ],
  },
  {
    name: 'ellipsis',
    code: 'let a = […b];',
    says: 'Write three dots: `...` instead of `…`.',
    engineMessages: [
      '1 SyntaxError: Invalid or unexpected token',
      '1 SyntaxError: illegal character U+2026',
      "1 SyntaxError: Invalid character '\\u2026'",
    ],
  },
  {
    name: 'arrow',
    code: 'const f = (a) ⇒ a;',
    says: 'Write `=>` instead of `⇒`.',
    engineMessages: [
      '1 SyntaxError: Invalid or unexpected token',
      '1 SyntaxError: illegal character U+21D2',
      "1 SyntaxError: Invalid character '\\u21d2'",
    ],
  },
  {
    name: 'semicolonfull',
    code: 'let a = 1；',
    says: '`；` is a full-width character. Type a plain `;` instead.',
    engineMessages: [
      '1 SyntaxError: Invalid or unexpected token',
      '1 SyntaxError: illegal character U+FF1B',
      "1 SyntaxError: Invalid character '\\uff1b'",
    ],
  },
  {
    name: 'zwsp',
    code: 'let a​ = 1;',
    says: "There's an invisible character on this line, maybe from copying. Delete the line and retype it.",
    engineMessages: [
      '1 SyntaxError: Invalid or unexpected token',
      '1 SyntaxError: illegal character U+200B',
      "1 SyntaxError: Invalid character '\\u200b'",
    ],
  },
  {
    name: 'hash',
    code: '# comment',
    says: "`#` doesn't start a comment in JavaScript. Comments start with `//`.",
    engineMessages: [
      '1 SyntaxError: Invalid or unexpected token',
      "1 SyntaxError: '#' not followed by identifier",
      "1 SyntaxError: Invalid character: '#'",
    ],
  },
  {
    name: 'open brace',
    code: 'function f() {\n  return 1;\n',
    says: 'The `{` on line 1 is never closed. Add `}` where it ends.',
    engineMessages: [
      '2 SyntaxError: Unexpected end of input',
      '2 SyntaxError: Unexpected end of input',
      '2 SyntaxError: Unexpected end of input',
    ],
  },
  {
    name: 'open paren',
    code: 'console.log("a";\nlet x = 1;',
    says: 'The `(` on line 1 is never closed. Add `)` before the `;`.',
    engineMessages: [
      '1 SyntaxError: missing ) after argument list',
      '1 SyntaxError: missing ) after argument list',
      "1 SyntaxError: Unexpected token ';'. Expected ')' to end an argument list.",
    ],
  },
  {
    name: 'open paren line',
    code: 'console.log("a"\nlet x = 1;',
    says: 'The `(` on line 1 is never closed. Add `)` after `"a"`.',
    engineMessages: [
      '1 SyntaxError: missing ) after argument list',
      '2 SyntaxError: missing ) after argument list',
      "2 SyntaxError: Unexpected keyword 'let'. Expected ')' to end an argument list.",
    ],
  },
  {
    name: 'open if',
    code: 'if (a > 1 {\n}',
    says: 'The `(` on line 1 is never closed. Add `)` before the `{`.',
    engineMessages: [
      "1 SyntaxError: Unexpected token '{'",
      '1 SyntaxError: missing ) after condition',
      "1 SyntaxError: Unexpected token '{'. Expected ')' to end an 'if' condition.",
    ],
  },
  {
    name: 'open bracket',
    code: 'let a = [1, 2;\nlet b = 2;',
    says: 'The `[` on line 1 is never closed. Add `]` before the `;`.',
    engineMessages: [
      "1 SyntaxError: Unexpected token ';'",
      '1 SyntaxError: missing ] after element list',
      "1 SyntaxError: Unexpected token ';'. Expected either a closing ']' or a ',' following an array element.",
    ],
  },
  {
    name: 'open obj',
    code: 'const a = { b: 1;\nlet c;',
    says: 'The `{` on line 1 is never closed. Add `}` before the `;`.',
    engineMessages: [
      "1 SyntaxError: Unexpected token ';'",
      '1 SyntaxError: missing } after property list',
      "1 SyntaxError: Unexpected token ';'. Expected '}' to end an object literal.",
    ],
  },
  {
    name: 'open quote',
    code: 'let a = "hi;\nlet b = 1;',
    says: 'The string on line 1 has no closing `"`. A string needs the same quote at both ends.',
    engineMessages: [
      '1 SyntaxError: Invalid or unexpected token',
      '1 SyntaxError: "" string literal contains an unescaped line break',
      '1 SyntaxError: Unexpected EOF',
    ],
  },
  {
    name: 'open quote1',
    code: "let a = 'hi;\n",
    says: "The string on line 1 has no closing `'`. A string needs the same quote at both ends.",
    engineMessages: [
      '1 SyntaxError: Invalid or unexpected token',
      "1 SyntaxError: '' string literal contains an unescaped line break",
      '1 SyntaxError: Unexpected EOF',
    ],
  },
  {
    name: 'apostrophe',
    code: "let a = 'It's late';",
    says: 'The apostrophe after `It` on line 1 ends the string. Use double quotes around it: `"It\'s late"`.',
    engineMessages: [
      "1 SyntaxError: Unexpected identifier 's'",
      '1 SyntaxError: unexpected token: identifier',
      "1 SyntaxError: Unexpected identifier 's'. Expected ';' after variable declaration.",
    ],
  },
  {
    name: 'open backtick',
    code: 'let a = `hi;\nlet b = 1;',
    says: 'The string in backticks on line 1 is never closed. Add a backtick where it ends.',
    engineMessages: [
      '2 SyntaxError: Unexpected end of input',
      '2 SyntaxError: Unexpected end of input',
      '2 SyntaxError: Unexpected end of input',
    ],
  },
  {
    name: 'open comment',
    code: 'let a = 1; /* hi\nlet b;',
    says: 'The comment that starts with `/*` on line 1 is never closed. Add `*/` where it ends.',
    engineMessages: [
      '1 SyntaxError: Invalid or unexpected token',
      '2 SyntaxError: Unexpected end of input',
      '2 SyntaxError: Unexpected end of input',
    ],
  },
  {
    name: 'open regex',
    code: 'let a = /ab;\n',
    says: 'The regular expression that starts with `/` has no closing `/` on this line.',
    engineMessages: [
      '1 SyntaxError: Invalid regular expression: missing /',
      '1 SyntaxError: unterminated regular expression literal',
      "1 SyntaxError: Unterminated regular expression literal '/ab;'",
    ],
  },
  {
    name: 'open call arrow',
    code: '[1].forEach((x) => {\n  console.log(x);\n}',
    says: 'The `(` on line 1 is never closed. Add `)` where it ends.',
    engineMessages: [
      '3 SyntaxError: missing ) after argument list',
      '3 SyntaxError: Unexpected end of input',
      '3 SyntaxError: Unexpected end of input',
    ],
  },
  {
    name: 'extra brace',
    code: 'function f() {\n}\n}',
    says: "The `}` on line 3 doesn't close anything. Remove it, or look for a `{` that's missing above.",
    engineMessages: [
      '3 SyntaxError: Unexpected end of input',
      '3 SyntaxError: Unexpected end of input',
      '? SyntaxError: Parser error',
    ],
  },
  {
    name: 'extra paren',
    code: 'console.log("a"));',
    says: "There's one `)` too many on line 1. Remove it, or add a `(` where it's missing.",
    engineMessages: [
      "1 SyntaxError: Unexpected token ')'",
      "1 SyntaxError: unexpected token: ')'",
      "1 SyntaxError: Unexpected token ')'",
    ],
  },
  {
    name: 'extra bracket',
    code: 'let a = [1, 2]];',
    says: "The `]` on line 1 doesn't close anything. Remove it, or look for a `[` that's missing above.",
    engineMessages: [
      "1 SyntaxError: Unexpected token ']'",
      "1 SyntaxError: unexpected token: ']'",
      "1 SyntaxError: Unexpected token ']'. Expected ';' after variable declaration.",
    ],
  },
  {
    name: 'mismatch',
    code: 'let a = [1, 2);',
    says: 'The `[` on line 1 is closed by `)`. It needs `]`.',
    engineMessages: [
      "1 SyntaxError: Unexpected token ')'",
      '1 SyntaxError: missing ] after element list',
      "1 SyntaxError: Unexpected token ')'. Expected either a closing ']' or a ',' following an array element.",
    ],
  },
  {
    name: 'if assign const',
    code: 'const a = 1;\nif (a = 2) {}',
    says: [
      'A single `=` assigns a new value to `a`. To compare, write `===`.',
      'A single `=` assigns a new value to `a`. To compare, write `===`.',
      '`a` is declared with `const`, so it keeps its first value. If it has to change, declare it with `let`.',
    ],
    engineMessages: [
      '2 TypeError: Assignment to constant variable.',
      "2 TypeError: invalid assignment to const 'a'",
      '? TypeError: Attempted to assign to readonly property.',
    ],
  },
  {
    name: 'call assign if',
    code: 'let x = 3;\nif (x % 2 = 0) {}',
    says: 'A single `=` assigns a value. To compare two values, write `===`.',
    engineMessages: [
      '2 SyntaxError: Invalid left-hand side in assignment',
      '2 SyntaxError: invalid assignment left-hand side',
      "2 SyntaxError: Left hand side of operator '=' must be a reference.",
    ],
  },
  {
    name: 'and assign',
    code: 'let x = 1, y = 2;\nif (x === 1 && y = 2) {}',
    says: 'A single `=` assigns a value. To compare two values, write `===`.',
    engineMessages: [
      '2 SyntaxError: Invalid left-hand side in assignment',
      '2 SyntaxError: invalid assignment left-hand side',
      "2 SyntaxError: Left hand side of operator '=' must be a reference.",
    ],
  },
  {
    name: 'not eq',
    code: 'if (1 =! 2) {}',
    says: 'To check whether two values are different, write `!==`.',
    engineMessages: [
      '1 SyntaxError: Invalid left-hand side in assignment',
      '1 SyntaxError: invalid assignment left-hand side',
      '1 SyntaxError: Left side of assignment is not a reference.',
    ],
  },
  {
    name: 'lit assign',
    code: '"a" = 2;',
    says: "You can't assign a value to what's to the left of the `=`. Put a name there, or write `===` to compare.",
    engineMessages: [
      '1 SyntaxError: Invalid left-hand side in assignment',
      '1 SyntaxError: invalid assignment left-hand side',
      '1 SyntaxError: Left side of assignment is not a reference.',
    ],
  },
  {
    name: 'postfix',
    code: '5++;',
    says: "`++` and `--` change a variable, and what's next to them here isn't a variable.",
    engineMessages: [
      '1 SyntaxError: Invalid left-hand side expression in postfix operation',
      '1 SyntaxError: invalid increment/decrement operand',
      '1 SyntaxError: Postfix ++ operator applied to value that is not a reference.',
    ],
  },
  {
    name: 'undef var call',
    code: 'let f;\nf();',
    says: [
      "`f` isn't a function, so you can't call it with `( )`. Check where it gets its value.",
      "`f` isn't a function, so you can't call it with `( )`. Check where it gets its value.",
      "`f` isn't a function, so you can't call it with `( )`. It's `undefined`. Check where it gets its value.",
    ],
    engineMessages: [
      '2 TypeError: f is not a function',
      '2 TypeError: f is not a function',
      "2 TypeError: f is not a function. (In 'f()', 'f' is undefined)",
    ],
  },
  {
    name: 'notfn num',
    code: 'const n = 5;\nn();',
    says: [
      "`n` isn't a function, so you can't call it with `( )`. Check where it gets its value.",
      "`n` isn't a function, so you can't call it with `( )`. Check where it gets its value.",
      "`n` isn't a function, so you can't call it with `( )`. It's `5`. Check where it gets its value.",
    ],
    engineMessages: [
      '2 TypeError: n is not a function',
      '2 TypeError: n is not a function',
      "2 TypeError: n is not a function. (In 'n()', 'n' is 5)",
    ],
  },
  {
    name: 'notfn prop',
    code: 'const o = {};\no.run();',
    says: '`o` has no function `run`. Check the spelling, and what `o` is.',
    engineMessages: [
      '2 TypeError: o.run is not a function',
      '2 TypeError: o.run is not a function',
      "2 TypeError: o.run is not a function. (In 'o.run()', 'o.run' is undefined)",
    ],
  },
  {
    name: 'notfn arr',
    code: 'const l = [1];\nl.add(2);',
    says: '`l` has no function `add`. In JavaScript, `push` adds to an array, `add` to a Set, `set` to a Map.',
    engineMessages: [
      '2 TypeError: l.add is not a function',
      '2 TypeError: l.add is not a function',
      "2 TypeError: l.add is not a function. (In 'l.add(2)', 'l.add' is undefined)",
    ],
  },
  {
    name: 'notfn length',
    code: 'const l = [1];\nl.length();',
    says: '`length` is a number, not a function. Remove the parentheses after it.',
    engineMessages: [
      '2 TypeError: l.length is not a function',
      '2 TypeError: l.length is not a function',
      "2 TypeError: l.length is not a function. (In 'l.length()', 'l.length' is 1)",
    ],
  },
  {
    name: 'notfn foreach',
    code: 'const o = { a: 1 };\no.forEach((x) => x);',
    says: '`o` has no function `forEach`. It exists for arrays and Maps: check what `o` is.',
    engineMessages: [
      '2 TypeError: o.forEach is not a function',
      '2 TypeError: o.forEach is not a function',
      "2 TypeError: o.forEach is not a function. (In 'o.forEach((x) => x)', 'o.forEach' is undefined)",
    ],
  },
  {
    name: 'notfn console',
    code: 'console.logg("a");',
    says: '`console` has no function `logg`. Did you mean `log`?',
    engineMessages: [
      '1 TypeError: console.logg is not a function',
      '1 TypeError: console.logg is not a function',
      "1 TypeError: console.logg is not a function. (In 'console.logg(\"a\")', 'console.logg' is undefined)",
    ],
  },
  {
    name: 'notfn two',
    code: 'console.log("a")\n(1 + 2)',
    says: 'The line above ends without `;`, so JavaScript reads the `(` as part of it. Add a `;` there.',
    engineMessages: [
      '2 TypeError: console.log(...) is not a function',
      '2 TypeError: console.log(...) is not a function',
      '1 TypeError: console.log("a")\n is not a function. (In \'console.log("a")\n(1 + 2)\', \'console.log("a")\n\' is undefined)',
    ],
  },
  {
    name: 'notfn arg',
    code: '[1].map(2);',
    says: "`map` needs a function in its parentheses, such as `(item) => …`. Check what's there.",
    engineMessages: [
      '1 TypeError: 2 is not a function',
      '1 TypeError: 2 is not a function',
      '1 TypeError: Array.prototype.map callback must be a function',
    ],
  },
  {
    name: 'notfn arg undef',
    code: 'let g;\n[1].map(g);',
    says: "`map` needs a function in its parentheses, such as `(item) => …`. Check what's there.",
    engineMessages: [
      '2 TypeError: undefined is not a function',
      '2 TypeError: g is not a function',
      '2 TypeError: Array.prototype.map callback must be a function',
    ],
  },
  {
    name: 'notfn sort',
    code: '[2,1].sort(3);',
    says: '`sort` needs a function that compares two items, as in `(a, b) => a - b`, or nothing.',
    engineMessages: [
      '1 TypeError: The comparison function must be either a function or undefined',
      '1 TypeError: invalid Array.prototype.sort argument',
      '1 TypeError: Array.prototype.sort requires the comparator argument to be a function or undefined',
    ],
  },
  {
    name: 'read undef',
    code: 'const list = [];\nlist[0].name;',
    says: "`list[0]` is undefined, so it has no `name`. There's nothing at that index in `list`.",
    engineMessages: [
      "2 TypeError: Cannot read properties of undefined (reading 'name')",
      '2 TypeError: can\'t access property "name", list[0] is undefined',
      "2 TypeError: undefined is not an object (evaluating 'list[0].name')",
    ],
  },
  {
    name: 'read undef var',
    code: 'let user;\nuser.name;',
    says: '`user` is undefined, so it has no `name`. Check where `user` gets its value.',
    engineMessages: [
      "2 TypeError: Cannot read properties of undefined (reading 'name')",
      '2 TypeError: can\'t access property "name", user is undefined',
      "2 TypeError: undefined is not an object (evaluating 'user.name')",
    ],
  },
  {
    name: 'read null',
    code: 'const u = null;\nu.name;',
    says: '`u` is null, so it has no `name`. Check where `u` gets its value.',
    engineMessages: [
      "2 TypeError: Cannot read properties of null (reading 'name')",
      '2 TypeError: can\'t access property "name", u is null',
      "2 TypeError: null is not an object (evaluating 'u.name')",
    ],
  },
  {
    name: 'read deep',
    code: 'const o = {};\no.a.b;',
    says: '`o.a` is undefined, so it has no `b`. Check where `o.a` gets its value.',
    engineMessages: [
      "2 TypeError: Cannot read properties of undefined (reading 'b')",
      '2 TypeError: can\'t access property "b", o.a is undefined',
      "2 TypeError: undefined is not an object (evaluating 'o.a.b')",
    ],
  },
  {
    name: 'read result',
    code: 'function f() {}\nf().name;',
    says: '`f()` is undefined, so it has no `name`. The function `f` has no `return`.',
    engineMessages: [
      "2 TypeError: Cannot read properties of undefined (reading 'name')",
      '2 TypeError: can\'t access property "name", f() is undefined',
      "2 TypeError: undefined is not an object (evaluating 'f().name')",
    ],
  },
  {
    name: 'read find',
    code: '[1].find((x) => x === 2).name;',
    says: [
      '`[1].find((x) => x === 2)` is undefined, so it has no `name`. `find` returns that when it finds nothing.',
      '`[...].find(...)` is undefined, so it has no `name`. `find` returns that when it finds nothing.',
      '`[1].find((x) => x === 2)` is undefined, so it has no `name`. `find` returns that when it finds nothing.',
    ],
    engineMessages: [
      "1 TypeError: Cannot read properties of undefined (reading 'name')",
      '1 TypeError: can\'t access property "name", [...].find(...) is undefined',
      "1 TypeError: undefined is not an object (evaluating '[1].find((x) => x === 2).name')",
    ],
  },
  {
    name: 'read match',
    code: '"a".match(/b/)[0];',
    says: [
      '`"a".match(/b/)` is null, so you can\'t use `[ ]` after it. `match` returns that when it finds nothing.',
      '`"a".match(...)` is null, so you can\'t use `[ ]` after it. `match` returns that when it finds nothing.',
      '`"a".match(/b/)` is null, so you can\'t use `[ ]` after it. `match` returns that when it finds nothing.',
    ],
    engineMessages: [
      "1 TypeError: Cannot read properties of null (reading '0')",
      '1 TypeError: can\'t access property 0, "a".match(...) is null',
      '1 TypeError: null is not an object (evaluating \'"a".match(/b/)[0]\')',
    ],
  },
  {
    name: 'read 2d',
    code: 'const g = [[1]];\ng[1][0];',
    says: "`g[1]` is undefined, so you can't use `[ ]` after it. There's nothing at that index in `g`.",
    engineMessages: [
      "2 TypeError: Cannot read properties of undefined (reading '0')",
      "2 TypeError: can't access property 0, g[1] is undefined",
      "2 TypeError: undefined is not an object (evaluating 'g[1][0]')",
    ],
  },
  {
    name: 'set undef',
    code: 'let a;\na.b = 1;',
    says: '`a` is undefined, so it has no `b`. Check where `a` gets its value.',
    engineMessages: [
      "2 TypeError: Cannot set properties of undefined (setting 'b')",
      '2 TypeError: can\'t access property "b", a is undefined',
      "2 TypeError: undefined is not an object (evaluating 'a.b = 1')",
    ],
  },
  {
    name: 'this undef',
    code: 'function f() { return this.x; }\nf();',
    says: '`this` is undefined here, so it has no `x`. Call the method on an object: `object.method()`.',
    engineMessages: [
      "1 TypeError: Cannot read properties of undefined (reading 'x')",
      '1 TypeError: can\'t access property "x", this is undefined',
      "1 TypeError: undefined is not an object (evaluating 'this.x')",
    ],
  },
  {
    name: 'destruct param',
    code: 'function f({ a }) {}\nf();',
    says: 'The function destructures its argument, but it was called without one. Check the call, or give the parameter a default such as `= {}`.',
    engineMessages: [
      "1 TypeError: Cannot destructure property 'a' of 'undefined' as it is undefined.",
      '1 TypeError: (destructured parameter) is undefined',
      '1 TypeError: Right side of assignment cannot be destructured',
    ],
  },
  {
    name: 'in op',
    code: '"a" in "abc";',
    says: "`in` looks for a key in an object, and there's no object to its right. For a string or an array, use `includes`.",
    engineMessages: [
      "1 TypeError: Cannot use 'in' operator to search for 'a' in abc",
      '1 TypeError: cannot use \'in\' operator to search for "a" in "abc"',
      '1 TypeError: "abc" is not an Object. (evaluating \'"a" in "abc"\')',
    ],
  },
  {
    name: 'obj entries',
    code: 'Object.entries(null);',
    says: "`Object.entries` needs an object, but it got `undefined` or `null`. Check what's in its parentheses.",
    engineMessages: [
      '1 TypeError: Cannot convert undefined or null to object',
      "1 TypeError: can't convert null to object",
      '1 TypeError: Object.entries requires that input parameter not be null or undefined',
    ],
  },
  {
    name: 'undefd',
    code: 'const total = 1;\nconsole.log(totl);',
    says: "`totl` doesn't exist. Did you mean `total`?",
    engineMessages: [
      '2 ReferenceError: totl is not defined',
      '2 ReferenceError: totl is not defined',
      "2 ReferenceError: Can't find variable: totl",
    ],
  },
  {
    name: 'undefd case',
    code: 'const userName = 1;\nconsole.log(username);',
    says: "`username` doesn't exist. Did you mean `userName`? Capitalization matters.",
    engineMessages: [
      '2 ReferenceError: username is not defined',
      '2 ReferenceError: username is not defined',
      "2 ReferenceError: Can't find variable: username",
    ],
  },
  {
    name: 'undefd text',
    code: 'console.log(hello);',
    says: "`hello` doesn't exist. If it's text, put it in quotes. If it's a variable, declare it first.",
    engineMessages: [
      '1 ReferenceError: hello is not defined',
      '1 ReferenceError: hello is not defined',
      "1 ReferenceError: Can't find variable: hello",
    ],
  },
  {
    name: 'undefd assign',
    code: 'x = 5;',
    says: "`x` isn't declared yet. Write `let` or `const` before it.",
    engineMessages: [
      '1 ReferenceError: x is not defined',
      '1 ReferenceError: assignment to undeclared variable x',
      "1 ReferenceError: Can't find variable: x",
    ],
  },
  {
    name: 'undefd fn',
    code: 'function add(a, b) {}\nadb(1, 2);',
    says: "`adb` doesn't exist. Did you mean `add`?",
    engineMessages: [
      '2 ReferenceError: adb is not defined',
      '2 ReferenceError: adb is not defined',
      "2 ReferenceError: Can't find variable: adb",
    ],
  },
  {
    name: 'undefd math',
    code: 'math.max(1);',
    says: "`math` doesn't exist. Did you mean `Math`? Capitalization matters.",
    engineMessages: [
      '1 ReferenceError: math is not defined',
      '1 ReferenceError: math is not defined',
      "1 ReferenceError: Can't find variable: math",
    ],
  },
  {
    name: 'undefd scope',
    code: 'if (true) { let z = 1; }\nz;',
    says: '`z` is declared on line 1, but it only exists inside the braces around it. To use it here, declare it outside them.',
    engineMessages: [
      '2 ReferenceError: z is not defined',
      '2 ReferenceError: z is not defined',
      "2 ReferenceError: Can't find variable: z",
    ],
  },
  {
    name: 'undefd this',
    code: 'class A { constructor() { this.n = 1; } get() { return n; } }\nnew A().get();',
    says: "`n` doesn't exist on its own. To read a field of the object, write `this.n`.",
    engineMessages: [
      '1 ReferenceError: n is not defined',
      '1 ReferenceError: n is not defined',
      "1 ReferenceError: Can't find variable: n",
    ],
  },
  {
    name: 'print',
    code: 'print("a");',
    says: "`print` doesn't exist. To print, write `console.log(…)`.",
    engineMessages: [
      '1 ReferenceError: print is not defined',
      '1 ReferenceError: print is not defined',
      '',
    ],
  },
  {
    name: 'True',
    code: 'let a = True;',
    says: "`True` doesn't exist. Write it in lowercase: `true`.",
    engineMessages: [
      '1 ReferenceError: True is not defined',
      '1 ReferenceError: True is not defined',
      "1 ReferenceError: Can't find variable: True",
    ],
  },
  {
    name: 'tdz',
    code: 'console.log(a);\nlet a = 1;',
    says: "`a` is used before it's declared on line 2. Move that line above this one.",
    engineMessages: [
      "1 ReferenceError: Cannot access 'a' before initialization",
      "1 ReferenceError: can't access lexical declaration 'a' before initialization",
      '1 ReferenceError: Cannot access uninitialized variable.',
    ],
  },
  {
    name: 'tdz const',
    code: 'a();\nconst a = () => {};',
    says: "`a` is used before it's declared on line 2. Move that line above this one.",
    engineMessages: [
      "1 ReferenceError: Cannot access 'a' before initialization",
      "1 ReferenceError: can't access lexical declaration 'a' before initialization",
      '1 ReferenceError: Cannot access uninitialized variable.',
    ],
  },
  {
    name: 'tdz self',
    code: 'let a = a + 1;',
    says: '`a` is used in its own declaration, before it has a value.',
    engineMessages: [
      "1 ReferenceError: Cannot access 'a' before initialization",
      "1 ReferenceError: can't access lexical declaration 'a' before initialization",
      '1 ReferenceError: Cannot access uninitialized variable.',
    ],
  },
  {
    name: 'const',
    code: 'const a = 1;\na = 2;',
    says: [
      '`a` is declared with `const`, so it keeps its first value. Change the value on line 1, or declare it with `let` if it has to change later.',
      '`a` is declared with `const`, so it keeps its first value. Change the value on line 1, or declare it with `let` if it has to change later.',
      '`a` is declared with `const`, so it keeps its first value. If it has to change, declare it with `let`.',
    ],
    engineMessages: [
      '2 TypeError: Assignment to constant variable.',
      "2 TypeError: invalid assignment to const 'a'",
      '? TypeError: Attempted to assign to readonly property.',
    ],
  },
  {
    name: 'const plus',
    code: 'const a = 1;\na += 2;',
    says: '`a` is declared with `const`, so it keeps its first value. If it has to change, declare it with `let`.',
    engineMessages: [
      '2 TypeError: Assignment to constant variable.',
      "2 TypeError: invalid assignment to const 'a'",
      '? TypeError: Attempted to assign to readonly property.',
    ],
  },
  {
    name: 'const inc',
    code: 'const a = 1;\na++;',
    says: '`a` is declared with `const`, so it keeps its first value. If it has to change, declare it with `let`.',
    engineMessages: [
      '2 TypeError: Assignment to constant variable.',
      "2 TypeError: invalid assignment to const 'a'",
      '? TypeError: Attempted to assign to readonly property.',
    ],
  },
  {
    name: 'const for',
    code: 'for (const i = 0; i < 2; i++) {}',
    says: '`i` is declared with `const`, so it keeps its first value. If it has to change, declare it with `let`.',
    engineMessages: [
      '1 TypeError: Assignment to constant variable.',
      "1 TypeError: invalid assignment to const 'i'",
      '1 TypeError: Attempted to assign to readonly property.',
    ],
  },
  {
    name: 'const noval',
    code: 'const a;',
    says: '`a` is declared with `const` but has no value. Write `const a = …`, or use `let` if the value comes later.',
    engineMessages: [
      '1 SyntaxError: Missing initializer in const declaration',
      '1 SyntaxError: missing = in const declaration',
      "1 SyntaxError: Unexpected token ';'. const declared variable 'a' must have an initializer.",
    ],
  },
  {
    name: 'colon2',
    code: 'const a: 1;',
    says: 'To assign a value, write `=`, not `:`.',
    engineMessages: [
      '1 SyntaxError: Missing initializer in const declaration',
      '1 SyntaxError: missing = in const declaration',
      "1 SyntaxError: Unexpected token ':'. const declared variable 'a' must have an initializer.",
    ],
  },
  {
    name: 'destruct noval',
    code: 'let { a };',
    says: 'The names in brackets need something to get their values from. Write `= …` after the closing bracket.',
    engineMessages: [
      '1 SyntaxError: Missing initializer in destructuring declaration',
      '1 SyntaxError: missing = in destructuring declaration',
      "1 SyntaxError: Unexpected token ';'. Expected an initializer in destructuring variable declaration.",
    ],
  },
  {
    name: 'redeclare',
    code: 'let a = 1;\nlet a = 2;',
    says: '`a` is declared twice, first on line 1. To change its value, remove the second `let` or `const`. Otherwise, choose another name.',
    engineMessages: [
      "2 SyntaxError: Identifier 'a' has already been declared",
      '2 SyntaxError: redeclaration of let a',
      "2 SyntaxError: Cannot declare a let variable twice: 'a'.",
    ],
  },
  {
    name: 'redeclare fn',
    code: 'let f = 1;\nfunction f() {}',
    says: '`f` is declared twice, first on line 1. Choose another name for one of them.',
    engineMessages: [
      "2 SyntaxError: Identifier 'f' has already been declared",
      '2 SyntaxError: redeclaration of let f',
      "? SyntaxError: Cannot declare a function that shadows a let/const/class/function variable 'f'.",
    ],
  },
  {
    name: 'redeclare const',
    code: 'const a = 1;\nconst a = 2;',
    says: '`a` is declared twice, first on line 1. To change its value, write `let` the first time and just the name after that. Otherwise, choose another name.',
    engineMessages: [
      "2 SyntaxError: Identifier 'a' has already been declared",
      '2 SyntaxError: redeclaration of const a',
      "2 SyntaxError: Cannot declare a const variable twice: 'a'.",
    ],
  },
  {
    name: 'redeclare param',
    code: 'function f(a) {\n  let a = 1;\n}',
    says: '`a` already gets its value from the call. Remove line 2.',
    engineMessages: [
      "2 SyntaxError: Identifier 'a' has already been declared",
      '2 SyntaxError: redeclaration of formal parameter a',
      "2 SyntaxError: Cannot declare a let variable twice: 'a'.",
    ],
  },
  {
    name: 'dup param',
    code: 'function f(a, a) {}',
    says: 'Two parameters of this function have the same name. Rename one.',
    engineMessages: [
      '1 SyntaxError: Duplicate parameter name not allowed in this context',
      '1 SyntaxError: duplicate formal argument a',
      "1 SyntaxError: Cannot declare a parameter named 'a' in strict mode as it has already been declared.",
    ],
  },
  {
    name: 'for commas',
    code: 'for (let i = 0, i < 3, i++) {}',
    says: 'Separate the three parts of `for` with `;`, not commas.',
    engineMessages: [
      "1 SyntaxError: Identifier 'i' has already been declared",
      '1 SyntaxError: redeclaration of let i',
      "1 SyntaxError: Cannot declare a let variable twice: 'i'.",
    ],
  },
  {
    name: 'const readonly fn',
    code: 'const o = Object.freeze({ a: 1 });\no.a = 2;',
    says: [
      "`a` can't be changed. The object is frozen, or the value belongs to a string, a number or a getter. Make a new value instead.",
      "`a` can't be changed. The object is frozen, or the value belongs to a string, a number or a getter. Make a new value instead.",
      "A value on this line can't be changed. The object is frozen, or the value belongs to a string, a number or a getter. Make a new value instead.",
    ],
    engineMessages: [
      "2 TypeError: Cannot assign to read only property 'a' of object '#<Object>'",
      '2 TypeError: "a" is read-only',
      '2 TypeError: Attempted to assign to readonly property.',
    ],
  },
  {
    name: 'recursion',
    code: 'function f() { f(); }\nf();',
    says: '`f` calls itself, so it never finishes. Write the calculation there instead of the call.',
    engineMessages: [
      '1 RangeError: Maximum call stack size exceeded',
      '1 InternalError: too much recursion',
      '1 RangeError: Maximum call stack size exceeded.',
    ],
  },
  {
    name: 'recursion str',
    code: 'function f(n) { if (n === 9) return 1; return f(n - 1) + 1; }\nf(3);',
    says: '`f` calls itself forever. It needs a case that returns without calling itself, and each call must get closer to it.',
    engineMessages: [
      '1 RangeError: Maximum call stack size exceeded',
      '1 InternalError: too much recursion',
      '1 RangeError: Maximum call stack size exceeded.',
    ],
  },
  {
    name: 'await',
    code: 'function f() {\n  await g();\n}',
    says: '`await` only works inside an async function. Write `async` before the function around this line.',
    engineMessages: [
      '2 SyntaxError: await is only valid in async functions and the top level bodies of modules',
      '2 SyntaxError: await is only valid in async functions, async generators and modules',
      "2 SyntaxError: Unexpected identifier 'g'",
    ],
  },
  {
    name: 'await arrow',
    code: 'const f = () => {\n  await g();\n};',
    says: '`await` only works inside an async function. Write `async` before the function around this line.',
    engineMessages: [
      '2 SyntaxError: await is only valid in async functions and the top level bodies of modules',
      '2 SyntaxError: await is only valid in async functions, async generators and modules',
      "2 SyntaxError: Unexpected identifier 'g'",
    ],
  },
  {
    name: 'await foreach',
    code: '[1].forEach((x) => {\n  const y = await g(x);\n});',
    says: '`await` only works inside an async function. Write `async` before the function around this line.',
    engineMessages: [
      '2 SyntaxError: await is only valid in async functions and the top level bodies of modules',
      '2 SyntaxError: await is only valid in async functions, async generators and modules',
      "2 SyntaxError: Unexpected identifier 'g'. Expected ';' after variable declaration.",
    ],
  },
  {
    name: 'iter num',
    code: 'for (const x of 5) {}',
    says: "`5` isn't an array. `for … of` and `...` need an array, a string, a Map or a Set; for an object use `Object.entries(…)`.",
    engineMessages: [
      '1 TypeError: 5 is not iterable',
      '1 TypeError: 5 is not iterable',
      "1 TypeError: undefined is not a function (near '...x of 5...')",
    ],
  },
  {
    name: 'iter obj',
    code: 'const o = { a: 1 };\nfor (const x of o) {}',
    says: "`o` isn't an array. `for … of` and `...` need an array, a string, a Map or a Set; for an object use `Object.entries(…)`.",
    engineMessages: [
      '2 TypeError: o is not iterable',
      '2 TypeError: o is not iterable',
      "2 TypeError: undefined is not a function (near '...x of o...')",
    ],
  },
  {
    name: 'iter undef',
    code: 'let l;\nfor (const x of l) {}',
    says: [
      "`l` isn't an array. `for … of` and `...` need an array, a string, a Map or a Set; for an object use `Object.entries(…)`.",
      '`l` is undefined or null, but this needs an array. Check where it gets its value.',
      '`l` is undefined or null, but this needs an array. Check where it gets its value.',
    ],
    engineMessages: [
      '2 TypeError: l is not iterable',
      "2 TypeError: can't access property Symbol.iterator, l is undefined",
      "2 TypeError: undefined is not an object (evaluating 'x of l')",
    ],
  },
  {
    name: 'spread undef',
    code: 'let l;\nconst m = [...l];',
    says: [
      "`l` isn't an array. `for … of` and `...` need an array, a string, a Map or a Set; for an object use `Object.entries(…)`.",
      '`l` is undefined or null, but this needs an array. Check where it gets its value.',
      'A value on this line is undefined or null, but this needs an array.',
    ],
    engineMessages: [
      '2 TypeError: l is not iterable',
      "2 TypeError: can't access property Symbol.iterator, l is undefined",
      '? TypeError: Spread syntax requires ...iterable not be null or undefined',
    ],
  },
  {
    name: 'arr len',
    code: 'new Array(-1);',
    says: 'The length of an array must be a whole number, 0 or more. Check the number here.',
    engineMessages: [
      '1 RangeError: Invalid array length',
      '1 RangeError: invalid array length',
      '1 RangeError: Array length must be a positive integer of safe magnitude.',
    ],
  },
  {
    name: 'repeat',
    code: '"a".repeat(-1);',
    says: "`repeat` needs a number that's 0 or more. Check the number in its parentheses.",
    engineMessages: [
      '1 RangeError: Invalid count value: -1',
      '1 RangeError: repeat count must be non-negative',
      '1 RangeError: String.prototype.repeat argument must be greater than or equal to 0 and not be Infinity',
    ],
  },
  {
    name: 'str too long',
    code: 'let s = "a";\nwhile (true) s += s;',
    says: 'A string or an array got too large. Is there a loop that keeps adding to it?',
    engineMessages: [
      '2 RangeError: Invalid string length',
      '2 InternalError: allocation size overflow',
      '? RangeError: Out of memory',
    ],
  },
  {
    name: 'toFixed',
    code: '(1).toFixed(101);',
    says: '`toFixed` takes a number of digits from 0 to 100.',
    engineMessages: [
      '1 RangeError: toFixed() digits argument must be between 0 and 100',
      '1 RangeError: precision 101 out of range',
      '1 RangeError: toFixed() argument must be between 0 and 100',
    ],
  },
  {
    name: 'radix',
    code: '(1).toString(1);',
    says: 'The number in `toString` is the base, from 2 to 36.',
    engineMessages: [
      '1 RangeError: toString() radix argument must be between 2 and 36',
      '1 RangeError: radix must be an integer at least 2 and no greater than 36',
      '1 RangeError: toString() radix argument must be between 2 and 36',
    ],
  },
  {
    name: 'date',
    code: 'new Date("x").toISOString();',
    says: "This date isn't valid: it was made from something that isn't a date. Check what you passed to `new Date`.",
    engineMessages: [
      '1 RangeError: Invalid time value',
      '1 RangeError: invalid date',
      '1 RangeError: Invalid Date',
    ],
  },
  {
    name: 'unexp comma',
    code: 'let a = ,;',
    says: 'A value is missing after `=`.',
    engineMessages: [
      "1 SyntaxError: Unexpected token ','",
      "1 SyntaxError: expected expression, got ','",
      "1 SyntaxError: Unexpected token ','",
    ],
  },
  {
    name: 'unexp op',
    code: 'let a = 1 + ;',
    says: 'A value is missing after `+`.',
    engineMessages: [
      "1 SyntaxError: Unexpected token ';'",
      "1 SyntaxError: expected expression, got ';'",
      "1 SyntaxError: Unexpected token ';'",
    ],
  },
  {
    name: 'unexp eq2',
    code: 'let a == 2;',
    says: 'To assign a value, write a single `=`.',
    engineMessages: [
      "1 SyntaxError: Unexpected token '=='",
      "1 SyntaxError: unexpected token: '=='",
      "1 SyntaxError: Unexpected token '=='. Expected ';' after variable declaration.",
    ],
  },
  {
    name: 'unexp arrow',
    code: '=> 2;',
    says: "`=>` doesn't belong here. Look at it and at what comes right before it.",
    engineMessages: [
      "1 SyntaxError: Unexpected token '=>'",
      "1 SyntaxError: expected expression, got '=>'",
      "1 SyntaxError: Unexpected token '=>'",
    ],
  },
  {
    name: 'arrow broken',
    code: 'const f = (a) -> a;',
    says: 'The arrow of a function is written `=>`.',
    engineMessages: [
      "1 SyntaxError: Unexpected token '>'",
      "1 SyntaxError: expected expression, got '>'",
      "1 SyntaxError: Unexpected token '>'",
    ],
  },
  {
    name: 'unexp num',
    code: 'let 2a = 1;',
    says: "`2a` starts with a digit, and a name can't.",
    engineMessages: [
      '1 SyntaxError: Unexpected strict mode reserved word',
      '1 SyntaxError: identifier starts immediately after numeric literal',
      '1 SyntaxError: No identifiers allowed directly after numeric literal',
    ],
  },
  {
    name: 'unexp str',
    code: 'let "a" = 1;',
    says: 'A name doesn\'t have quotes. Remove them from `"a"`.',
    engineMessages: [
      '1 SyntaxError: Unexpected strict mode reserved word',
      '1 SyntaxError: let is a reserved identifier',
      '1 SyntaxError: Unexpected string literal "a". Expected a parameter pattern or a \')\' in parameter list.',
    ],
  },
  {
    name: 'unexp tmpl2',
    code: 'let a = 1 let b = 2;',
    says: 'A new statement starts at `let`. Put it on its own line, or put a `;` before it.',
    engineMessages: [
      '1 SyntaxError: Unexpected strict mode reserved word',
      "1 SyntaxError: unexpected token: 'let'",
      "1 SyntaxError: Unexpected keyword 'let'. Expected ';' after variable declaration.",
    ],
  },
  {
    name: 'fn noname',
    code: 'function () {}',
    says: 'The name of the function is missing between `function` and `(`.',
    engineMessages: [
      '1 SyntaxError: Function statements require a function name',
      '1 SyntaxError: function statement requires a name',
      '1 SyntaxError: Function statements must have a name.',
    ],
  },
  {
    name: 'fn noparen',
    code: 'function f {\n}',
    says: 'After `f`, the parentheses of the function are missing: `f( … ) {`.',
    engineMessages: [
      "1 SyntaxError: Unexpected token '{'",
      '1 SyntaxError: missing ( before formal parameters',
      "1 SyntaxError: Unexpected token '{'. Expected an opening '(' before a function's parameter list.",
    ],
  },
  {
    name: 'fn args',
    code: 'function f(a b) {}',
    says: 'A comma is missing between `a` and `b`.',
    engineMessages: [
      "1 SyntaxError: Unexpected identifier 'b'",
      '1 SyntaxError: missing ) after formal parameters',
      "1 SyntaxError: Unexpected identifier 'b'. Expected a ')' or a ',' after a parameter declaration.",
    ],
  },
  {
    name: 'func kw',
    code: 'func f() {}',
    says: "JavaScript doesn't use `func` here. Write `function`.",
    engineMessages: [
      "1 SyntaxError: Unexpected identifier 'f'",
      '1 SyntaxError: unexpected token: identifier',
      "1 SyntaxError: Unexpected identifier 'f'",
    ],
  },
  {
    name: 'int kw',
    code: 'int a = 1;',
    says: "JavaScript doesn't use `int` here. Write `const` or `let`.",
    engineMessages: [
      "1 SyntaxError: Unexpected identifier 'a'",
      '1 SyntaxError: unexpected token: identifier',
      "1 SyntaxError: Unexpected identifier 'a'",
    ],
  },
  {
    name: 'Let',
    code: 'Let a = 1;',
    says: 'JavaScript is case-sensitive. Write `let`, not `Let`.',
    engineMessages: [
      "1 SyntaxError: Unexpected identifier 'a'",
      '1 SyntaxError: unexpected token: identifier',
      "1 SyntaxError: Unexpected identifier 'a'",
    ],
  },
  {
    name: 'If',
    code: 'If (a) {}',
    says: 'JavaScript is case-sensitive. Write `if`, not `If`.',
    engineMessages: [
      "1 SyntaxError: Unexpected token '{'",
      "1 SyntaxError: unexpected token: '{'",
      "1 SyntaxError: Unexpected token '{'",
    ],
  },
  {
    name: 'elseif',
    code: 'if (1) {} elseif (2) {}',
    says: '`elseif` is written as two words: `else if`.',
    engineMessages: [
      "1 SyntaxError: Unexpected token '{'",
      "1 SyntaxError: unexpected token: '{'",
      "1 SyntaxError: Unexpected token '{'",
    ],
  },
  {
    name: 'else',
    code: 'else { }',
    says: 'This `else` has no `if`. It must come right after the `}` of an `if`. Check the line above for a `;` or a missing brace.',
    engineMessages: [
      "1 SyntaxError: Unexpected token 'else'",
      "1 SyntaxError: expected expression, got keyword 'else'",
      "1 SyntaxError: Unexpected keyword 'else'",
    ],
  },
  {
    name: 'else2',
    code: 'if (1) {};\nelse {}',
    says: 'This `else` has no `if`. It must come right after the `}` of an `if`. Check the line above for a `;` or a missing brace.',
    engineMessages: [
      "2 SyntaxError: Unexpected token 'else'",
      "2 SyntaxError: expected expression, got keyword 'else'",
      "2 SyntaxError: Unexpected keyword 'else'",
    ],
  },
  {
    name: 'else cond',
    code: 'if (1) {} else (2) {}',
    says: "`else` doesn't take a condition. Write `else if (…)`, or remove the condition.",
    engineMessages: [
      "1 SyntaxError: Unexpected token '{'",
      "1 SyntaxError: unexpected token: '{'",
      "1 SyntaxError: Unexpected token '{'",
    ],
  },
  {
    name: 'if noparen',
    code: 'if 1 > 2 { }',
    says: 'What follows `if` must be in parentheses: `if ( … )`.',
    engineMessages: [
      '1 SyntaxError: Unexpected number',
      '1 SyntaxError: missing ( before condition',
      "1 SyntaxError: Unexpected number '1'. Expected '(' to start an 'if' condition.",
    ],
  },
  {
    name: 'for short',
    code: 'for (let i = 0; i < 3) {}',
    says: 'The parentheses of `for` contain three expressions with `;` between them: `let i = 0; i < 3; i++`.',
    engineMessages: [
      "1 SyntaxError: Unexpected token ')'",
      '1 SyntaxError: missing ; after for-loop condition',
      "1 SyntaxError: Unexpected token ')'. Expected a ';' after the for loop condition expression.",
    ],
  },
  {
    name: 'and',
    code: 'if (1 and 2) {}',
    says: 'In JavaScript, write `&&` instead of `and`.',
    engineMessages: [
      "1 SyntaxError: Unexpected identifier 'and'",
      '1 SyntaxError: missing ) after condition',
      "1 SyntaxError: Unexpected identifier 'and'. Expected ')' to end an 'if' condition.",
    ],
  },
  {
    name: 'catch alone',
    code: 'try {\n}\nlet a;',
    says: 'A `catch` is missing after the braces of `try`. Add `catch (error) { … }`.',
    engineMessages: [
      '2 SyntaxError: Missing catch or finally after try',
      '2 SyntaxError: missing catch or finally after try',
      "3 SyntaxError: Unexpected keyword 'let'. Try statements must have at least a catch or finally block.",
    ],
  },
  {
    name: 'catch only',
    code: 'catch (e) {}',
    says: 'This `catch` has no `try`. Put `try { … }` before it.',
    engineMessages: [
      "1 SyntaxError: Unexpected token 'catch'",
      '1 SyntaxError: catch without try',
      "1 SyntaxError: Unexpected keyword 'catch'",
    ],
  },
  {
    name: 'switch bad',
    code: 'switch (1) {\n  console.log(1);\n}',
    says: 'Everything in the braces of a `switch` must belong to a `case`. Add `case …:` before it.',
    engineMessages: [
      "2 SyntaxError: Unexpected identifier 'console'",
      '2 SyntaxError: invalid switch statement',
      "2 SyntaxError: Unexpected identifier 'console'. Expected '}' to end a body of a 'switch'.",
    ],
  },
  {
    name: 'eof op',
    code: 'let a = 1 +',
    says: 'The code ends after `+`, and something is missing after it.',
    engineMessages: [
      '1 SyntaxError: Unexpected end of input',
      '1 SyntaxError: Unexpected end of input',
      '1 SyntaxError: Unexpected end of input',
    ],
  },
  {
    name: 'eof eq',
    code: 'let a =',
    says: 'The code ends after `=`, and something is missing after it.',
    engineMessages: [
      '1 SyntaxError: Unexpected end of input',
      '1 SyntaxError: Unexpected end of input',
      '1 SyntaxError: Unexpected end of input',
    ],
  },
  {
    name: 'eof paren',
    code: 'f(',
    says: 'The `(` on line 1 is never closed. Add `)` where it ends.',
    engineMessages: [
      '1 SyntaxError: Unexpected end of input',
      '1 SyntaxError: Unexpected end of input',
      '1 SyntaxError: Unexpected end of input',
    ],
  },
  {
    name: 'kw class',
    code: 'let class = 1;',
    says: "`class` is reserved in JavaScript, so it can't be a name. Choose another, such as `myClass`.",
    engineMessages: [
      '1 SyntaxError: Unexpected strict mode reserved word',
      '1 SyntaxError: let is a reserved identifier',
      "1 SyntaxError: Cannot use the keyword 'class' as a lexical variable name.",
    ],
  },
  {
    name: 'kw new',
    code: 'const new = 1;',
    says: "`new` is reserved in JavaScript, so it can't be a name. Choose another, such as `myNew`.",
    engineMessages: [
      "1 SyntaxError: Unexpected token 'new'",
      "1 SyntaxError: missing variable name, got keyword 'new'",
      "1 SyntaxError: Cannot use the keyword 'new' as a lexical variable name.",
    ],
  },
  {
    name: 'kw default',
    code: 'const default = 2;',
    says: "`default` is reserved in JavaScript, so it can't be a name. Choose another, such as `myDefault`.",
    engineMessages: [
      "1 SyntaxError: Unexpected token 'default'",
      "1 SyntaxError: missing variable name, got keyword 'default'",
      "1 SyntaxError: Cannot use the keyword 'default' as a lexical variable name.",
    ],
  },
  {
    name: 'comma arr',
    code: 'let a = [1 2];',
    says: 'A comma is missing between `1` and `2`. The values of an array are separated by commas.',
    engineMessages: [
      '1 SyntaxError: Unexpected number',
      '1 SyntaxError: missing ] after element list',
      "1 SyntaxError: Unexpected number '2'. Expected either a closing ']' or a ',' following an array element.",
    ],
  },
  {
    name: 'comma obj nl',
    code: 'const a = {\n  b: 1\n  c: 2\n};',
    says: 'A comma is missing after `1`. The properties of an object are separated by commas.',
    engineMessages: [
      "3 SyntaxError: Unexpected identifier 'c'",
      '3 SyntaxError: missing } after property list',
      "3 SyntaxError: Unexpected identifier 'c'. Expected '}' to end an object literal.",
    ],
  },
  {
    name: 'comma args',
    code: 'f(1 2);',
    says: 'A comma is missing between `1` and `2`.',
    engineMessages: [
      '1 SyntaxError: missing ) after argument list',
      '1 SyntaxError: missing ) after argument list',
      "1 SyntaxError: Unexpected number '2'. Expected ')' to end an argument list.",
    ],
  },
  {
    name: 'comma arr obj',
    code: 'let a = [\n  { b: 1 }\n  { b: 2 }\n];',
    says: 'A comma is missing between `}` and `{`. The values of an array are separated by commas.',
    engineMessages: [
      "3 SyntaxError: Unexpected token '{'",
      '3 SyntaxError: missing ] after element list',
      "3 SyntaxError: Unexpected token '{'. Expected either a closing ']' or a ',' following an array element.",
    ],
  },
  {
    name: 'semi obj',
    code: 'const a = { b: 1; c: 2 };',
    says: 'The properties of an object are separated by commas, not by `;`.',
    engineMessages: [
      "1 SyntaxError: Unexpected token ';'",
      '1 SyntaxError: missing } after property list',
      "1 SyntaxError: Unexpected token ';'. Expected '}' to end an object literal.",
    ],
  },
  {
    name: 'eq obj',
    code: 'const a = { b = 1 };',
    says: 'Inside an object, give a property its value with `:`, not `=`.',
    engineMessages: [
      '1 SyntaxError: Invalid shorthand property initializer',
      '1 SyntaxError: missing : after property id',
      "1 SyntaxError: Unexpected token '='. Expected a ':' following the property name 'b'.",
    ],
  },
  {
    name: 'colon',
    code: 'let a : 1;',
    says: 'To assign a value, write `=`, not `:`.',
    engineMessages: [
      "1 SyntaxError: Unexpected token ':'",
      "1 SyntaxError: unexpected token: ':'",
      "1 SyntaxError: Unexpected token ':'. Expected ';' after variable declaration.",
    ],
  },
  {
    name: 'colon3',
    code: 'let a: number = 1;',
    says: 'JavaScript has no types in declarations. Remove the `:` and the type after it.',
    engineMessages: [
      "1 SyntaxError: Unexpected token ':'",
      "1 SyntaxError: unexpected token: ':'",
      "1 SyntaxError: Unexpected token ':'. Expected ';' after variable declaration.",
    ],
  },
  {
    name: 'ret type2',
    code: 'function f(): number {}',
    says: 'JavaScript has no types in declarations. Remove the `:` and the type after it.',
    engineMessages: [
      "1 SyntaxError: Unexpected token ':'",
      '1 SyntaxError: missing { before function body',
      "1 SyntaxError: Unexpected token ':'. Expected an opening '{' at the start of a function body.",
    ],
  },
  {
    name: 'method fn',
    code: 'const a = { function b() {} };',
    says: 'In an object or a class, write a method without `function`: `b() { … }`.',
    engineMessages: [
      "1 SyntaxError: Unexpected identifier 'b'",
      '1 SyntaxError: missing : after property id',
      "1 SyntaxError: Unexpected identifier 'b'. Expected a ':' following the property name 'function'.",
    ],
  },
  {
    name: 'class comma',
    code: 'class A { a() {}, b() {} }',
    says: 'In a class, there are no commas between methods. Remove this one.',
    engineMessages: [
      "1 SyntaxError: Unexpected token ','",
      "1 SyntaxError: expected property name, got ','",
      "1 SyntaxError: Unexpected token ','",
    ],
  },
  {
    name: 'class let',
    code: 'class A { let a = 1; }',
    says: 'In a class, write a field without `let`.',
    engineMessages: [
      "1 SyntaxError: Unexpected identifier 'a'",
      '1 SyntaxError: unexpected token: identifier',
      "1 SyntaxError: Unexpected identifier 'a'. Expected a ';' following a class field.",
    ],
  },
  {
    name: 'obj missing colon',
    code: 'const a = { b 1 };',
    says: 'A `:` is missing between `b` and `1`.',
    engineMessages: [
      '1 SyntaxError: Unexpected number',
      '1 SyntaxError: missing : after property id',
      "1 SyntaxError: Unexpected number '1'. Expected a ':' following the property name 'b'.",
    ],
  },
  {
    name: 'json empty',
    code: 'JSON.parse("");',
    says: "The string passed to `JSON.parse` isn't JSON. It ends too early, or is empty.",
    engineMessages: [
      '1 SyntaxError: Unexpected end of JSON input',
      '1 SyntaxError: JSON.parse: unexpected end of data at line 1 column 1 of the JSON data',
      '1 SyntaxError: JSON Parse error: Unexpected EOF',
    ],
  },
  {
    name: 'json single',
    code: 'JSON.parse("{\'a\': 1}");',
    says: "The string passed to `JSON.parse` isn't JSON. Names and strings need double quotes, and there can't be a comma at the end.",
    engineMessages: [
      "1 SyntaxError: Expected property name or '}' in JSON at position 1",
      "1 SyntaxError: JSON.parse: expected property name or '}' at line 1 column 2 of the JSON data",
      "1 SyntaxError: JSON Parse error: Single quotes (') are not allowed in JSON",
    ],
  },
  {
    name: 'json text',
    code: 'JSON.parse("hello");',
    says: "The string passed to `JSON.parse` isn't JSON. Print it with `console.log` to see what it is.",
    engineMessages: [
      '1 SyntaxError: Unexpected token \'h\', "hello" is not valid JSON',
      '1 SyntaxError: JSON.parse: unexpected character at line 1 column 1 of the JSON data',
      '1 SyntaxError: JSON Parse error: Unexpected identifier "hello"',
    ],
  },
  {
    name: 'json cycle',
    code: 'const a = {};\na.a = a;\nJSON.stringify(a);',
    says: "JSON can't hold an object that contains itself. Remove the property that points back to it.",
    engineMessages: [
      "3 TypeError: Converting circular structure to JSON\n    --> starting at object with constructor 'Object'\n    --- property 'a' closes the circle",
      '3 TypeError: cyclic object value',
      '3 TypeError: JSON.stringify cannot serialize cyclic structures.',
    ],
  },
  {
    name: 'json bigint',
    code: 'JSON.stringify({ a: 1n });',
    says: "JSON can't hold a BigInt. Turn it into a string first with `String(…)`.",
    engineMessages: [
      '1 TypeError: Do not know how to serialize a BigInt',
      "1 TypeError: BigInt value can't be serialized in JSON",
      '1 TypeError: JSON.stringify cannot serialize BigInt.',
    ],
  },
  {
    name: 'zero',
    code: 'let a = 010;',
    says: "A number can't start with `0`. Remove the zero, or put the number in quotes if the zero matters.",
    engineMessages: [
      '1 SyntaxError: Octal literals are not allowed in strict mode.',
      '1 SyntaxError: "0"-prefixed octal literals are deprecated; use the "0o" prefix instead',
      '1 SyntaxError: Decimal integer literals with a leading zero are forbidden in strict mode',
    ],
  },
  {
    name: 'zero9',
    code: 'let a = 09;',
    says: "A number can't start with `0`. Remove the zero, or put the number in quotes if the zero matters.",
    engineMessages: [
      '1 SyntaxError: Decimals with leading zeros are not allowed in strict mode.',
      '1 SyntaxError: "0"-prefixed octal literals are deprecated; use the "0o" prefix instead',
      '1 SyntaxError: Decimal integer literals with a leading zero are forbidden in strict mode',
    ],
  },
  {
    name: 'octal esc',
    code: 'let a = "\\01";',
    says: "The `\\` in this string starts an escape that doesn't exist. For a plain backslash, write it twice: `\\\\`.",
    engineMessages: [
      '1 SyntaxError: Octal escape sequences are not allowed in strict mode.',
      "1 SyntaxError: octal escape sequences can't be used in untagged template literals or in strict mode code",
      "1 SyntaxError: The only valid numeric escape in strict mode is '\\0'",
    ],
  },
  {
    name: 'thousands',
    code: 'let a = 1.000.000;',
    says: '`1.000.000` has two dots. A number can only have one, and no separators between thousands.',
    engineMessages: [
      '1 SyntaxError: Unexpected number',
      '1 SyntaxError: unexpected token: numeric literal',
      "1 SyntaxError: Unexpected number '.000'. Expected ';' after variable declaration.",
    ],
  },
  {
    name: 're flag',
    code: 'let a = /a/xx;',
    says: 'Only the flags `d g i m s u v y` can follow the closing `/`, once each.',
    engineMessages: [
      '1 SyntaxError: Invalid regular expression flags',
      '1 SyntaxError: invalid regular expression flag x',
      '1 SyntaxError: Invalid regular expression: invalid flags',
    ],
  },
  {
    name: 're group',
    code: 'let a = /(a/;',
    says: "The regular expression on this line isn't valid. A parenthesis has no match. To match a symbol itself, write `\\` before it.",
    engineMessages: [
      '1 SyntaxError: Invalid regular expression: /(a/: Unterminated group',
      '1 SyntaxError: unterminated parenthetical',
      '1 SyntaxError: Invalid regular expression: missing )',
    ],
  },
  {
    name: 're nothing',
    code: 'let a = /+a/;',
    says: "The regular expression on this line isn't valid. There's nothing to repeat before `+`, `*` or `?`. To match a symbol itself, write `\\` before it.",
    engineMessages: [
      '1 SyntaxError: Invalid regular expression: /+a/: Nothing to repeat',
      '1 SyntaxError: nothing to repeat',
      '1 SyntaxError: Invalid regular expression: nothing to repeat',
    ],
  },
  {
    name: 're new2',
    code: 'new RegExp("[");',
    says: "The regular expression on this line isn't valid. A `[` has no `]`. To match a symbol itself, write `\\` before it.",
    engineMessages: [
      '1 SyntaxError: Invalid regular expression: /[/: Unterminated character class',
      '1 SyntaxError: unterminated character class',
      '1 SyntaxError: Invalid regular expression: missing terminating ] for character class',
    ],
  },
  {
    name: 'ret',
    code: 'return 1;\n}',
    says: "The `}` on line 2 doesn't close anything. Remove it, or look for a `{` that's missing above.",
    engineMessages: [
      '2 SyntaxError: Unexpected end of input',
      '2 SyntaxError: Unexpected end of input',
      '? SyntaxError: Parser error',
    ],
  },
  {
    name: 'break',
    code: 'break;',
    says: '`break` only works directly inside a loop, not in a function inside the loop. Move it, or leave the function with `return`.',
    engineMessages: [
      '1 SyntaxError: Illegal break statement',
      '1 SyntaxError: unlabeled break must be inside loop or switch',
      "? SyntaxError: 'break' is only valid inside a switch or loop statement.",
    ],
  },
  {
    name: 'continue',
    code: 'continue;',
    says: '`continue` only works directly inside a loop, not in a function inside the loop. Move it, or leave the function with `return`.',
    engineMessages: [
      '1 SyntaxError: Illegal continue statement: no surrounding iteration statement',
      '1 SyntaxError: continue must be inside loop',
      "? SyntaxError: 'continue' is only valid inside a loop statement.",
    ],
  },
  {
    name: 'cont cb',
    code: 'for (const x of [1]) { [1].forEach(() => { continue; }); }',
    says: '`continue` only works directly inside a loop, not in a function inside the loop. Move it, or leave the function with `return`.',
    engineMessages: [
      '1 SyntaxError: Illegal continue statement: no surrounding iteration statement',
      '1 SyntaxError: continue must be inside loop',
      "1 SyntaxError: 'continue' is only valid inside a loop statement.",
    ],
  },
  {
    name: 'uni esc',
    code: 'let a = "\\u12";',
    says: "The `\\` in this string starts an escape that doesn't exist. For a plain backslash, write it twice: `\\\\`.",
    engineMessages: [
      '1 SyntaxError: Invalid Unicode escape sequence',
      '1 SyntaxError: malformed Unicode character escape sequence',
      '1 SyntaxError: \\u can only be followed by a Unicode character sequence',
    ],
  },
  {
    name: 'win path',
    code: 'let a = "C:\\users";',
    says: "The `\\` in this string starts an escape that doesn't exist. For a plain backslash, write it twice: `\\\\`.",
    engineMessages: [
      '1 SyntaxError: Invalid Unicode escape sequence',
      '1 SyntaxError: malformed Unicode character escape sequence',
      '1 SyntaxError: \\u can only be followed by a Unicode character sequence',
    ],
  },
  {
    name: 'bigint',
    code: '1n + 1;',
    says: "You can't mix a BigInt such as `1n` and a number. Turn one into the other with `Number(…)` or `BigInt(…)`.",
    engineMessages: [
      '1 TypeError: Cannot mix BigInt and other types, use explicit conversions',
      "1 TypeError: can't convert BigInt to number",
      '1 TypeError: Invalid mix of BigInt and other type in addition.',
    ],
  },
  {
    name: 'bigint div',
    code: '1n / 0n;',
    says: "You can't divide a BigInt by zero. Check the number to the right of the `/` or `%`.",
    engineMessages: [
      '1 RangeError: Division by zero',
      '1 RangeError: BigInt division by zero',
      '1 RangeError: 0 is an invalid divisor value.',
    ],
  },
  {
    name: 'bigint str',
    code: 'BigInt("x");',
    says: "`BigInt` needs a whole number. Check what's in its parentheses.",
    engineMessages: [
      '1 SyntaxError: Cannot convert x to a BigInt',
      '1 SyntaxError: invalid BigInt syntax',
      '1 SyntaxError: Failed to parse String to BigInt',
    ],
  },
  {
    name: 'reduce',
    code: '[].reduce((a, b) => a + b);',
    says: '`reduce` got an empty array and no initial value. Give it an initial value after the function: `reduce(…, 0)`.',
    engineMessages: [
      '1 TypeError: Reduce of empty array with no initial value',
      '1 TypeError: reduce of empty array with no initial value',
      '1 TypeError: reduce of empty array with no initial value',
    ],
  },
  {
    name: 'not ctor',
    code: 'const f = () => {};\nnew f();',
    says: "`f` can't follow `new` because it isn't a class. Check its name, or remove `new`.",
    engineMessages: [
      '2 TypeError: f is not a constructor',
      '2 TypeError: f is not a constructor',
      "2 TypeError: function is not a constructor (evaluating 'new f()')",
    ],
  },
  {
    name: 'not ctor num',
    code: 'const n = 1;\nnew n();',
    says: "`n` can't follow `new` because it isn't a class. Check its name, or remove `new`.",
    engineMessages: [
      '2 TypeError: n is not a constructor',
      '2 TypeError: n is not a constructor',
      "2 TypeError: 1 is not a constructor (evaluating 'new n()')",
    ],
  },
  {
    name: 'class call',
    code: 'class A {}\nA();',
    says: [
      '`A` is a class. Make an object from it with `new A(…)`.',
      '`A` is a class. Make an object from it with `new A(…)`.',
      'To make an object from a class, write `new` before the class name.',
    ],
    engineMessages: [
      "2 TypeError: Class constructor A cannot be invoked without 'new'",
      "2 TypeError: class constructors must be invoked with 'new'",
      '? TypeError: Cannot call a class constructor without |new|',
    ],
  },
  {
    name: 'map call',
    code: 'Map();',
    says: '`Map` is a class. Make an object from it with `new Map(…)`.',
    engineMessages: [
      "1 TypeError: Constructor Map requires 'new'",
      '1 TypeError: calling a builtin Map constructor without new is forbidden',
      '1 TypeError: calling Map constructor without new is invalid',
    ],
  },
  {
    name: 'promise noarg',
    code: 'new Promise();',
    says: '`new Promise` needs a function in its parentheses: `new Promise((resolve, reject) => { … })`.',
    engineMessages: [
      '1 TypeError: Promise resolver undefined is not a function',
      '1 TypeError: undefined is not a function',
      '1 TypeError: Promise constructor takes a function argument',
    ],
  },
  {
    name: 'extends num',
    code: 'const B = 1;\nclass A extends B {}',
    says: "What follows `extends` isn't a class. Check its name, and make sure it's declared above.",
    engineMessages: [
      '2 TypeError: Class extends value 1 is not a constructor or null',
      '2 TypeError: class heritage B is not an object or null',
      '2 TypeError: The superclass is not a constructor.',
    ],
  },
  {
    name: 'super before',
    code: 'class A {}\nclass B extends A { constructor() { this.x = 1; } }\nnew B();',
    says: 'A class that `extends` another must call `super(…)` in its constructor before it uses `this`.',
    engineMessages: [
      "2 ReferenceError: Must call super constructor in derived class before accessing 'this' or returning from derived constructor",
      "2 ReferenceError: must call super constructor before using 'this' in derived class constructor",
      "2 ReferenceError: 'super()' must be called in derived constructor before accessing |this| or returning non-object.",
    ],
  },
  {
    name: 'private',
    code: 'class A { #x = 1; }\nnew A().#x;',
    says: '`#x` is private, so it only works inside the class that declares it. Declare it there, or use a method of the class.',
    engineMessages: [
      "2 SyntaxError: Private field '#x' must be declared in an enclosing class",
      '2 SyntaxError: reference to undeclared private field or method #x',
      '? SyntaxError: Cannot reference undeclared private names: "#x"',
    ],
  },
  {
    name: 'private und',
    code: 'class A { m() { return this.#y; } }',
    says: '`#y` is private, so it only works inside the class that declares it. Declare it there, or use a method of the class.',
    engineMessages: [
      "1 SyntaxError: Private field '#y' must be declared in an enclosing class",
      '1 SyntaxError: reference to undeclared private field or method #y',
      '? SyntaxError: Cannot reference undeclared private names: "#y"',
    ],
  },
  {
    name: 'private wrong',
    code: 'class A { #x = 1; static get(o) { return o.#x; } }\nA.get({});',
    says: 'A private `#` field or method was used on an object of a different class. Check which object is before the dot.',
    engineMessages: [
      '1 TypeError: Cannot read private member #x from an object whose class did not declare it',
      "1 TypeError: can't access private field or method: object is not the right class",
      "1 TypeError: Cannot access invalid private field (evaluating 'o.#x')",
    ],
  },
  {
    name: 'super out',
    code: 'function f() { super(); }',
    says: '`super` only works in the methods of a class, and `super()` only in the constructor of a class that `extends` another.',
    engineMessages: [
      "1 SyntaxError: 'super' keyword unexpected here",
      '1 SyntaxError: super() is only valid in derived class constructors',
      '1 SyntaxError: super is not valid in this context.',
    ],
  },
  {
    name: 'throw nothing',
    code: 'throw;',
    says: "The error is missing after `throw`. Write `throw new Error('…')`.",
    engineMessages: [
      "1 SyntaxError: Unexpected token ';'",
      '1 SyntaxError: throw statement is missing an expression',
      "1 SyntaxError: Unexpected token ';'. Expected expression after 'throw'.",
    ],
  },
  {
    name: 'throw nl',
    code: 'throw\nnew Error("x");',
    says: 'What you throw must start on the same line as `throw`.',
    engineMessages: [
      '1 SyntaxError: Illegal newline after throw',
      "1 SyntaxError: no line break is allowed between 'throw' and its expression",
      "2 SyntaxError: Cannot have a newline after 'throw'.",
    ],
  },
  {
    name: 'strict del',
    code: 'let a = 1;\ndelete a;',
    says: "`delete` removes a property of an object, as in `delete user.name`. It can't remove a variable.",
    engineMessages: [
      '2 SyntaxError: Delete of an unqualified identifier in strict mode.',
      "2 SyntaxError: applying the 'delete' operator to an unqualified name is deprecated",
      "2 SyntaxError: Cannot delete unqualified property 'a' in strict mode.",
    ],
  },
  {
    name: 'import',
    code: 'import a from "b";',
    says: "Code here runs as one file, so `import` and `export` don't work. Remove the word.",
    engineMessages: [
      '1 SyntaxError: Cannot use import statement outside a module',
      '1 SyntaxError: import declarations may only appear at top level of a module',
      "1 SyntaxError: Unexpected identifier 'a'. import call expects one or two arguments.",
    ],
  },
  {
    name: 'export',
    code: 'export const a = 1;',
    says: "Code here runs as one file, so `import` and `export` don't work. Remove the word.",
    engineMessages: [
      "1 SyntaxError: Unexpected token 'export'",
      '1 SyntaxError: export declarations may only appear at top level of a module',
      "1 SyntaxError: Unexpected keyword 'export'",
    ],
  },
  {
    name: 'jsx',
    code: 'const a = <div>hi</div>;',
    says: "You can't write HTML directly in JavaScript. Put it in quotes to make it a string.",
    engineMessages: [
      "1 SyntaxError: Unexpected token '<'",
      "1 SyntaxError: expected expression, got '<'",
      "1 SyntaxError: Unexpected token '<'",
    ],
  },
  {
    name: 'nullish mix',
    code: 'let a = 1 || 2 ?? 3;',
    says: "You can't mix `??` with `||` or `&&` without parentheses. Put parentheses around the part that comes first.",
    engineMessages: [
      "1 SyntaxError: Unexpected token '??'",
      '1 SyntaxError: cannot use `??` unparenthesized within `||` and `&&` expressions',
      "1 SyntaxError: Unexpected token '??'. Coalescing and logical operators used together in the same expression; parentheses must be used to disambiguate.",
    ],
  },
  {
    name: 'rest last',
    code: 'function f(...a, b) {}',
    says: "What starts with `...` takes everything that's left, so it must come last.",
    engineMessages: [
      '1 SyntaxError: Rest parameter must be last formal parameter',
      '1 SyntaxError: parameter after rest parameter',
      "1 SyntaxError: Unexpected token ','. Rest parameter should be the last parameter in a function declaration.",
    ],
  },
  {
    name: 'let stmt',
    code: 'if (1) let a = 1;',
    says: 'A declaration after `if`, `else` or a loop needs braces around it: `{ … }`.',
    engineMessages: [
      '1 SyntaxError: Lexical declaration cannot appear in a single-statement context',
      "1 SyntaxError: lexical declarations can't appear in single-statement context",
      "1 SyntaxError: Unexpected keyword 'let'",
    ],
  },
  {
    name: 'async fn',
    code: 'async f() {}',
    says: 'The word `function` is missing between `async` and the name.',
    engineMessages: [
      "1 SyntaxError: Unexpected identifier 'f'",
      '1 SyntaxError: unexpected token: identifier',
      "1 SyntaxError: Unexpected identifier 'f'",
    ],
  },
  {
    name: 'ternary',
    code: 'let a = 1 ? 2;',
    says: 'After `?` come two values with a `:` between them: `condition ? one : other`.',
    engineMessages: [
      "1 SyntaxError: Unexpected token ';'",
      '1 SyntaxError: missing : in conditional expression',
      "1 SyntaxError: Unexpected token ';'. Expected ':' in ternary operator.",
    ],
  },
  {
    name: 'semi in if',
    code: 'if (1 > 2;) {}',
    says: "There can't be a `;` inside `( )`. Remove it.",
    engineMessages: [
      "1 SyntaxError: Unexpected token ';'",
      '1 SyntaxError: missing ) after condition',
      "1 SyntaxError: Unexpected token ';'. Expected ')' to end an 'if' condition.",
    ],
  },
  {
    name: 'dollar tmpl',
    code: 'let a = "x" + ${b};',
    says: '`${…}` only works in a string between backticks.',
    engineMessages: [
      "1 SyntaxError: Unexpected token '{'",
      "1 SyntaxError: unexpected token: '{'",
      "1 SyntaxError: Unexpected token '{'. Expected ';' after variable declaration.",
    ],
  },
  {
    name: 'lt gt',
    code: 'if (1 <> 2) {}',
    says: 'To check whether two values are different, write `!==`.',
    engineMessages: [
      "1 SyntaxError: Unexpected token '>'",
      "1 SyntaxError: expected expression, got '>'",
      "1 SyntaxError: Unexpected token '>'",
    ],
  },
  {
    name: 'gte',
    code: 'if (1 => 2) {}',
    says: '`=>` makes a function. For greater than or equal to, write `>=`.',
    engineMessages: [
      '1 SyntaxError: Malformed arrow function parameter list',
      '1 SyntaxError: invalid arrow-function arguments (parentheses around the arrow-function may help)',
      "1 SyntaxError: Unexpected token '=>'. Expected ')' to end an 'if' condition.",
    ],
  },
  {
    name: 'new map',
    code: 'new Map([1, 2]);',
    says: "This needs an array of pairs: `[['key', value], …]`.",
    engineMessages: [
      '1 TypeError: Iterator value 1 is not an entry object',
      '1 TypeError: iterable for Map should have array-like objects',
      '',
    ],
  },
  {
    name: 'words in a call',
    code: 'console.log(Good morning)',
    says: "Put text in quotes: `'Good morning'`.",
    engineMessages: [
      '1 SyntaxError: missing ) after argument list',
      '1 SyntaxError: missing ) after argument list',
      "1 SyntaxError: Unexpected identifier 'morning'. Expected ')' to end an argument list.",
    ],
  },
  {
    name: 'a sentence in a call',
    code: 'console.log(My name is Ada);',
    says: "Put text in quotes: `'My name is Ada'`.",
    engineMessages: [
      '1 SyntaxError: missing ) after argument list',
      '1 SyntaxError: missing ) after argument list',
      "1 SyntaxError: Unexpected identifier 'name'. Expected ')' to end an argument list.",
    ],
  },
  {
    name: 'words with signs in a call',
    code: 'console.log(Hello, dear world!);',
    says: "Put text in quotes: `'Hello, dear world!'`.",
    engineMessages: [
      '1 SyntaxError: missing ) after argument list',
      '1 SyntaxError: missing ) after argument list',
      "1 SyntaxError: Unexpected identifier 'world'. Expected ')' to end an argument list.",
    ],
  },
  {
    name: 'a label in a call',
    code: 'console.log(Change:);',
    says: "Put text in quotes: `'Change:'`.",
    engineMessages: [
      '1 SyntaxError: missing ) after argument list',
      '1 SyntaxError: missing ) after argument list',
      "1 SyntaxError: Unexpected token ':'. Expected ')' to end an argument list.",
    ],
  },
  {
    name: 'a label before a value',
    code: 'console.log(Change:, 6);',
    says: "Put text in quotes: `'Change:'`.",
    engineMessages: [
      '1 SyntaxError: missing ) after argument list',
      '1 SyntaxError: missing ) after argument list',
      "1 SyntaxError: Unexpected token ':'. Expected ')' to end an argument list.",
    ],
  },
  {
    name: 'a colon to divide',
    code: 'let total = 6;\nlet half = total : 2;',
    says: 'To divide, write `/` instead of `:`.',
    engineMessages: [
      "2 SyntaxError: Unexpected token ':'",
      "2 SyntaxError: unexpected token: ':'",
      "2 SyntaxError: Unexpected token ':'. Expected ';' after variable declaration.",
    ],
  },
  {
    name: 'a colon to divide in a call',
    code: 'let total = 6;\nconsole.log(total : 2);',
    says: 'To divide, write `/` instead of `:`.',
    engineMessages: [
      '2 SyntaxError: missing ) after argument list',
      '2 SyntaxError: missing ) after argument list',
      "2 SyntaxError: Unexpected token ':'. Expected ')' to end an argument list.",
    ],
  },
  {
    name: 'a comment inside of a call',
    code: "console.log(//'hi');\nconsole.log('ho');",
    says: 'The `//` on line 1 also turns off the `)` after it. To turn off the whole line, put `//` in front of it.',
    engineMessages: [
      '2 SyntaxError: missing ) after argument list',
      '2 SyntaxError: missing ) after argument list',
      "2 SyntaxError: Unexpected token ';'. Expected ')' to end an argument list.",
    ],
  },
  {
    name: 'text that looks like a built-in object',
    code: 'let a = 1 + May;',
    says: "`May` doesn't exist. If it's text, put it in quotes. If it's a variable, declare it first.",
    engineMessages: [
      '1 ReferenceError: May is not defined',
      '1 ReferenceError: May is not defined',
      "1 ReferenceError: Can't find variable: May",
    ],
  },
  {
    name: 'words beside a string',
    code: 'greet(Good morning, "Ada");',
    says: 'Put text in quotes: `"Good morning"`.',
    engineMessages: [
      '1 SyntaxError: missing ) after argument list',
      '1 SyntaxError: missing ) after argument list',
      "1 SyntaxError: Unexpected identifier 'morning'. Expected ')' to end an argument list.",
    ],
  },
  {
    name: 'words as a value',
    code: 'const greeting = Good morning;',
    says: "Put text in quotes: `'Good morning'`.",
    engineMessages: [
      "1 SyntaxError: Unexpected identifier 'morning'",
      '1 SyntaxError: unexpected token: identifier',
      "1 SyntaxError: Unexpected identifier 'morning'. Expected ';' after variable declaration.",
    ],
  },
  {
    name: 'words to return',
    code: 'function greet() {\n  return Good morning;\n}',
    says: "Put text in quotes: `'Good morning'`.",
    engineMessages: [
      "2 SyntaxError: Unexpected identifier 'morning'",
      '2 SyntaxError: unexpected token: identifier',
      "2 SyntaxError: Unexpected identifier 'morning'. Expected a ';' following a return statement.",
    ],
  },
  {
    name: 'a word beside a name',
    code: 'const name = "Ada";\nconsole.log(Hello name);',
    says: 'A comma is missing between `Hello` and `name`. If `Hello` is text, put it in quotes.',
    engineMessages: [
      '2 SyntaxError: missing ) after argument list',
      '2 SyntaxError: missing ) after argument list',
      "2 SyntaxError: Unexpected identifier 'name'. Expected ')' to end an argument list.",
    ],
  },
  {
    name: 'two names in a call',
    code: 'const a1 = 1, b1 = 2;\nconsole.log(a1 b1);',
    says: 'A comma is missing between `a1` and `b1`.',
    engineMessages: [
      '2 SyntaxError: missing ) after argument list',
      '2 SyntaxError: missing ) after argument list',
      "2 SyntaxError: Unexpected identifier 'b1'. Expected ')' to end an argument list.",
    ],
  },
  {
    name: 'words with an apostrophe in a call',
    code: "console.log(It's late);",
    says: 'Put text in quotes, and in double quotes if it has an apostrophe: `"It\'s late"`.',
    engineMessages: [
      '1 SyntaxError: missing ) after argument list',
      "1 SyntaxError: '' string literal contains an unescaped line break",
      '1 SyntaxError: Unexpected EOF',
    ],
  },
  {
    name: 'one slash',
    code: '/ This adds numbers\nconst a = 1;',
    says: 'If this line is a comment, start it with two slashes: `//`. If it should run, remove the `/`.',
    engineMessages: [
      '1 SyntaxError: Invalid regular expression: missing /',
      '1 SyntaxError: unterminated regular expression literal',
      "1 SyntaxError: Unterminated regular expression literal '/ This adds numbers'",
    ],
  },
  {
    name: 'one slash after a statement',
    code: 'const a = 1; / a note',
    says: 'If what follows `/` is a comment, start it with two slashes: `//`.',
    engineMessages: [
      '1 SyntaxError: Invalid regular expression: missing /',
      '1 SyntaxError: unterminated regular expression literal',
      "1 SyntaxError: Unterminated regular expression literal '/ a note'",
    ],
  },
  {
    name: 'one slash after an open line',
    code: 'const a = 1\n/ This adds numbers',
    says: 'If this line is a comment, start it with two slashes: `//`. If it should run, remove the `/`.',
    engineMessages: [
      "2 SyntaxError: Unexpected identifier 'adds'",
      '2 SyntaxError: unexpected token: identifier',
      "2 SyntaxError: Unexpected identifier 'adds'. Expected ';' after variable declaration.",
    ],
  },
  {
    name: 'two single slashes',
    code: 'const a = 1;\n/ adds / removes',
    says: 'If this line is a comment, start it with two slashes: `//`. If it should run, remove the `/`.',
    engineMessages: [
      "2 SyntaxError: Unexpected identifier 'removes'",
      '2 SyntaxError: unexpected token: identifier',
      "2 SyntaxError: Unexpected identifier 'removes'",
    ],
  },
  {
    name: 'a slash within a comment',
    code: '/ in km/hour\nconst a = 1;',
    says: 'If this line is a comment, start it with two slashes: `//`. If it should run, remove the `/`.',
    engineMessages: [
      '1 SyntaxError: Invalid regular expression flags',
      '1 SyntaxError: invalid regular expression flag h',
      '2 SyntaxError: Invalid regular expression: invalid flags',
    ],
  },
  {
    name: 'one slash and one word',
    code: 'const a = 1\n/ adds\n',
    says: 'If this line is a comment, start it with two slashes: `//`. If it should run, remove the `/`.',
    engineMessages: [
      '2 ReferenceError: adds is not defined',
      '2 ReferenceError: adds is not defined',
      "2 ReferenceError: Can't find variable: adds",
    ],
  },
  {
    name: 'compared call',
    code: 'const isEven = (n) => n % 2 === 0;\nif (isEven(3) = true) {}',
    says: 'A single `=` assigns a value. To compare two values, write `===`.',
    engineMessages: [
      '2 ReferenceError: Invalid left-hand side in assignment',
      '2 SyntaxError: invalid assignment left-hand side',
      '2 SyntaxError: Left side of assignment is not a reference.',
    ],
  },
  {
    name: 'compared method',
    code: "const word = ' a';\nwhile (word.trim() = 'a') {}",
    says: 'A single `=` assigns a value. To compare two values, write `===`.',
    engineMessages: [
      '2 ReferenceError: Invalid left-hand side in assignment',
      '2 SyntaxError: invalid assignment left-hand side',
      '2 SyntaxError: Left side of assignment is not a reference.',
    ],
  },
  {
    name: 'call gets a value',
    code: 'const f = () => 1;\nf() = 2;',
    says: "You can't assign a value to what's to the left of the `=`. Put a name there, or write `===` to compare.",
    engineMessages: [
      '2 ReferenceError: Invalid left-hand side in assignment',
      '2 SyntaxError: invalid assignment left-hand side',
      '2 SyntaxError: Left side of assignment is not a reference.',
    ],
  },
  {
    name: 'compared in a call',
    code: 'let a = 1;\nconsole.log(a + 1 = 2);',
    says: 'A single `=` assigns a value. To compare two values, write `===`.',
    engineMessages: [
      '2 SyntaxError: Invalid left-hand side in assignment',
      '2 SyntaxError: invalid assignment left-hand side',
      "2 SyntaxError: Left hand side of operator '=' must be a reference.",
    ],
  },
  {
    name: 'call counted up',
    code: 'const f = () => 1;\nf()++;',
    says: "`++` and `--` change a variable, and what's next to them here isn't a variable.",
    engineMessages: [
      '2 ReferenceError: Invalid left-hand side expression in postfix operation',
      '2 SyntaxError: invalid increment/decrement operand',
      '2 SyntaxError: Postfix ++ operator applied to value that is not a reference.',
    ],
  },
  {
    name: 'array called',
    code: 'const numbers = [1, 2];\nconsole.log(numbers(0));',
    says: '`numbers` is an array. To read an item, use brackets: `numbers[0]`.',
    engineMessages: [
      '2 TypeError: numbers is not a function',
      '2 TypeError: numbers is not a function',
      "2 TypeError: numbers is not a function. (In 'numbers(0)', 'numbers' is an instance of Array)",
    ],
  },
  {
    name: 'array called with a sum',
    code: 'let list = [1, 2];\nfor (let i = 0; i < 1; i++) list(i + 1);',
    says: '`list` is an array. To read an item, use brackets: `list[i + 1]`.',
    engineMessages: [
      '2 TypeError: list is not a function',
      '2 TypeError: list is not a function',
      "2 TypeError: list is not a function. (In 'list(i + 1)', 'list' is an instance of Array)",
    ],
  },
  {
    name: 'array of an object called',
    code: 'const cart = { prices: [3] };\ncart.prices(0);',
    says: '`cart.prices` is an array. To read an item, use brackets: `cart.prices[0]`.',
    engineMessages: [
      '2 TypeError: cart.prices is not a function',
      '2 TypeError: cart.prices is not a function',
      "2 TypeError: cart.prices is not a function. (In 'cart.prices(0)', 'cart.prices' is an instance of Array)",
    ],
  },
  {
    name: 'array called without an index',
    code: 'const list = [];\nlist();',
    says: "`list` is an array, so you can't call it with `( )`. To read an item, use brackets: `list[0]`.",
    engineMessages: [
      '2 TypeError: list is not a function',
      '2 TypeError: list is not a function',
      "2 TypeError: list is not a function. (In 'list()', 'list' is an instance of Array)",
    ],
  },
  {
    name: 'parameter called',
    code: 'function first(items) {\n  return items(0);\n}\nfirst([1]);',
    says: [
      "`items` isn't a function, so you can't call it with `( )`. Is it an array? To read an item, use brackets: `items[0]`.",
      "`items` isn't a function, so you can't call it with `( )`. Is it an array? To read an item, use brackets: `items[0]`.",
      '`items` is an array. To read an item, use brackets: `items[0]`.',
    ],
    engineMessages: [
      '2 TypeError: items is not a function',
      '2 TypeError: items is not a function',
      "2 TypeError: items is not a function. (In 'items(0)', 'items' is an instance of Array)",
    ],
  },
  {
    name: 'array or function',
    code: 'let list = [1];\nlist = 5;\nlist(0);',
    says: [
      "`list` isn't a function, so you can't call it with `( )`. Check where it gets its value.",
      "`list` isn't a function, so you can't call it with `( )`. Check where it gets its value.",
      "`list` isn't a function, so you can't call it with `( )`. It's `5`. Check where it gets its value.",
    ],
    engineMessages: [
      '3 TypeError: list is not a function',
      '3 TypeError: list is not a function',
      "3 TypeError: list is not a function. (In 'list(0)', 'list' is 5)",
    ],
  },
  {
    name: 'item of an array literal called',
    code: 'const size = [1, 2].length;\nsize(0);',
    says: [
      "`size` isn't a function, so you can't call it with `( )`. Check where it gets its value.",
      "`size` isn't a function, so you can't call it with `( )`. Check where it gets its value.",
      "`size` isn't a function, so you can't call it with `( )`. It's `2`. Check where it gets its value.",
    ],
    engineMessages: [
      '2 TypeError: size is not a function',
      '2 TypeError: size is not a function',
      "2 TypeError: size is not a function. (In 'size(0)', 'size' is 2)",
    ],
  },
  {
    name: 'array called gets a value',
    code: 'const numbers = [1];\nnumbers(0) = 5;',
    says: [
      '`numbers` is an array. To read an item, use brackets: `numbers[0]`.',
      'To set an item of the array `numbers`, use brackets: `numbers[0] = …`.',
      'To set an item of the array `numbers`, use brackets: `numbers[0] = …`.',
    ],
    engineMessages: [
      '2 TypeError: numbers is not a function',
      '2 SyntaxError: invalid assignment left-hand side',
      '2 SyntaxError: Left side of assignment is not a reference.',
    ],
  },
  {
    name: 'const of two words',
    code: 'const ticket price = 14;',
    says: "A name can't have a space in it. Write it as one word: `ticketPrice`.",
    engineMessages: [
      '1 SyntaxError: Missing initializer in const declaration',
      '1 SyntaxError: missing = in const declaration',
      "1 SyntaxError: Unexpected identifier 'price'. const declared variable 'ticket' must have an initializer.",
    ],
  },
  {
    name: 'const with hyphen',
    code: 'const ticket-price = 14;',
    says: "A name can't have a hyphen in it. Write it as one word: `ticketPrice`.",
    engineMessages: [
      '1 SyntaxError: Missing initializer in const declaration',
      '1 SyntaxError: missing = in const declaration',
      "1 SyntaxError: Unexpected token '-'. const declared variable 'ticket' must have an initializer.",
    ],
  },
  {
    name: 'let of two words',
    code: 'let my age = 3;',
    says: "A name can't have a space in it. Write it as one word: `myAge`.",
    engineMessages: [
      "1 SyntaxError: Unexpected identifier 'age'",
      '1 SyntaxError: unexpected token: identifier',
      "1 SyntaxError: Unexpected identifier 'age'. Expected ';' after variable declaration.",
    ],
  },
  {
    name: 'let with hyphen',
    code: 'let my-age = 3;',
    says: "A name can't have a hyphen in it. Write it as one word: `myAge`.",
    engineMessages: [
      "1 SyntaxError: Unexpected token '-'",
      "1 SyntaxError: unexpected token: '-'",
      "1 SyntaxError: Unexpected token '-'. Expected ';' after variable declaration.",
    ],
  },
  {
    name: 'const of two words, no value',
    code: 'const ticket price;',
    says: "A name can't have a space in it. Write it as one word: `ticketPrice`.",
    engineMessages: [
      '1 SyntaxError: Missing initializer in const declaration',
      '1 SyntaxError: missing = in const declaration',
      "1 SyntaxError: Unexpected identifier 'price'. const declared variable 'ticket' must have an initializer.",
    ],
  },
  {
    name: 'const with dot',
    code: 'const ticket.price = 3;',
    says: "A name can't have a dot in it. Write it as one word: `ticketPrice`.",
    engineMessages: [
      '1 SyntaxError: Missing initializer in const declaration',
      '1 SyntaxError: missing = in const declaration',
      "1 SyntaxError: Unexpected token '.'. const declared variable 'ticket' must have an initializer.",
    ],
  },
  {
    name: 'const of three words',
    code: "const my first name = 'x';",
    says: "A name can't have a space in it. Write it as one word: `myFirstName`.",
    engineMessages: [
      '1 SyntaxError: Missing initializer in const declaration',
      '1 SyntaxError: missing = in const declaration',
      "1 SyntaxError: Unexpected identifier 'first'. const declared variable 'my' must have an initializer.",
    ],
  },
  {
    name: 'function of two words',
    code: 'function say hello() {\n}',
    says: "A name can't have a space in it. Write it as one word: `sayHello`.",
    engineMessages: [
      "1 SyntaxError: Unexpected identifier 'hello'",
      '1 SyntaxError: missing ( before formal parameters',
      "1 SyntaxError: Unexpected identifier 'hello'. Expected an opening '(' before a function's parameter list.",
    ],
  },
  {
    name: 'name used as two words',
    code: 'const ticketPrice = 14;\nconsole.log(ticket price);',
    says: "A name can't have a space in it. Write it as one word: `ticketPrice`.",
    engineMessages: [
      '2 SyntaxError: missing ) after argument list',
      '2 SyntaxError: missing ) after argument list',
      "2 SyntaxError: Unexpected identifier 'price'. Expected ')' to end an argument list.",
    ],
  },
  {
    name: 'name used as two words in a product',
    code: 'const ticketPrice = 14;\nconst all = ticket price * 2;',
    says: "A name can't have a space in it. Write it as one word: `ticketPrice`.",
    engineMessages: [
      "2 SyntaxError: Unexpected identifier 'price'",
      '2 SyntaxError: unexpected token: identifier',
      "2 SyntaxError: Unexpected identifier 'price'. Expected ';' after variable declaration.",
    ],
  },
  {
    name: 'name used with a hyphen',
    code: 'const ticketPrice = 14;\nconsole.log(ticket-price);',
    says: "A name can't have a hyphen in it. Write it as one word: `ticketPrice`.",
    engineMessages: [
      '2 ReferenceError: ticket is not defined',
      '2 ReferenceError: ticket is not defined',
      "2 ReferenceError: Can't find variable: ticket",
    ],
  },
  {
    name: 'semicolon for parenthesis',
    code: "console.log('Start at 8';\nconsole.log 'Welcome');",
    says: 'The `(` on line 1 is never closed. Add `)` before the `;`.',
    engineMessages: [
      '1 SyntaxError: missing ) after argument list',
      '1 SyntaxError: missing ) after argument list',
      "1 SyntaxError: Unexpected token ';'. Expected ')' to end an argument list.",
    ],
  },
  {
    name: 'open call, extra parenthesis below',
    code: "console.log('Start at 8'\nconsole.log('b'));",
    says: "The `(` on line 1 is never closed. Add `)` after `'Start at 8'`.",
    engineMessages: [
      '1 SyntaxError: missing ) after argument list',
      '2 SyntaxError: missing ) after argument list',
      "2 SyntaxError: Unexpected identifier 'console'. Expected ')' to end an argument list.",
    ],
  },
  {
    name: 'open call with semicolon, extra parenthesis below',
    code: "console.log('a';\nconsole.log('b'));",
    says: 'The `(` on line 1 is never closed. Add `)` before the `;`.',
    engineMessages: [
      '1 SyntaxError: missing ) after argument list',
      '1 SyntaxError: missing ) after argument list',
      "1 SyntaxError: Unexpected token ';'. Expected ')' to end an argument list.",
    ],
  },
  {
    name: 'open call of Math',
    code: 'Math.max(1, 2;',
    says: 'The `(` on line 1 is never closed. Add `)` before the `;`.',
    engineMessages: [
      '1 SyntaxError: missing ) after argument list',
      '1 SyntaxError: missing ) after argument list',
      "1 SyntaxError: Unexpected token ';'. Expected ')' to end an argument list.",
    ],
  },
  {
    name: 'open call of alert',
    code: "alert('x';",
    says: 'The `(` on line 1 is never closed. Add `)` before the `;`.',
    engineMessages: [
      '1 SyntaxError: missing ) after argument list',
      '1 SyntaxError: missing ) after argument list',
      "1 SyntaxError: Unexpected token ';'. Expected ')' to end an argument list.",
    ],
  },
  {
    name: 'open condition, extra parenthesis below',
    code: 'if (a > 3 {\n  f();\n}\ng());',
    says: 'The `(` on line 1 is never closed. Add `)` before the `{`.',
    engineMessages: [
      "1 SyntaxError: Unexpected token '{'",
      '1 SyntaxError: missing ) after condition',
      "1 SyntaxError: Unexpected token '{'. Expected ')' to end an 'if' condition.",
    ],
  },
  {
    name: 'open call at the end',
    code: "console.log('a'",
    says: "The `(` on line 1 is never closed. Add `)` after `'a'`.",
    engineMessages: [
      '1 SyntaxError: missing ) after argument list',
      '1 SyntaxError: Unexpected end of input',
      '1 SyntaxError: Unexpected end of input',
    ],
  },
  {
    name: 'semicolon between arguments',
    code: 'Math.max(1; 2);',
    says: 'Values inside `( )` are separated by commas, not by `;`.',
    engineMessages: [
      '1 SyntaxError: missing ) after argument list',
      '1 SyntaxError: missing ) after argument list',
      "1 SyntaxError: Unexpected token ';'. Expected ')' to end an argument list.",
    ],
  },
  {
    name: 'semicolon between items',
    code: 'const a = [1; 2];',
    says: 'Values inside `[ ]` are separated by commas, not by `;`.',
    engineMessages: [
      "1 SyntaxError: Unexpected token ';'",
      '1 SyntaxError: missing ] after element list',
      "1 SyntaxError: Unexpected token ';'. Expected either a closing ']' or a ',' following an array element.",
    ],
  },
  {
    name: 'open call in a block',
    code: "if (a > 3) {\n  console.log('x';\n}",
    says: 'The `(` on line 2 is never closed. Add `)` before the `;`.',
    engineMessages: [
      '2 SyntaxError: missing ) after argument list',
      '2 SyntaxError: missing ) after argument list',
      "2 SyntaxError: Unexpected token ';'. Expected ')' to end an argument list.",
    ],
  },
  {
    name: 'open call of an arrow function',
    code: 'f(() => {\n  a();\n};',
    says: 'The `(` on line 1 is never closed. Add `)` before the `;` on line 3.',
    engineMessages: [
      '3 SyntaxError: missing ) after argument list',
      '3 SyntaxError: missing ) after argument list',
      "3 SyntaxError: Unexpected token ';'. Expected ')' to end an argument list.",
    ],
  },
  {
    name: 'value without equals sign',
    code: 'let total 5;',
    says: 'An `=` is missing between `total` and `5`.',
    engineMessages: [
      '1 SyntaxError: Unexpected number',
      '1 SyntaxError: unexpected token: numeric literal',
      "1 SyntaxError: Unexpected number '5'. Expected ';' after variable declaration.",
    ],
  },
  {
    name: 'lone backslash in a call',
    code: "console.log('\\');\nconsole.log('b');",
    says: "The `\\` before `'` on line 1 makes that quote part of the string, so the string never ends. For a backslash, write two: `\\\\`.",
    engineMessages: [
      '1 SyntaxError: Invalid or unexpected token',
      "1 SyntaxError: '' string literal contains an unescaped line break",
      '1 SyntaxError: Unexpected EOF',
    ],
  },
  {
    name: 'lone backslash',
    code: "let a = '\\';",
    says: "The `\\` before `'` on line 1 makes that quote part of the string, so the string never ends. For a backslash, write two: `\\\\`.",
    engineMessages: [
      '1 SyntaxError: Invalid or unexpected token',
      "1 SyntaxError: '' string literal contains an unescaped line break",
      '1 SyntaxError: Unexpected EOF',
    ],
  },
  {
    name: 'path that ends with a backslash',
    code: "let a = 'C:\\\\temp\\', b = 2;",
    says: "The `\\` before `'` on line 1 makes that quote part of the string, so the string never ends. For a backslash, write two: `\\\\`.",
    engineMessages: [
      '1 SyntaxError: Invalid or unexpected token',
      "1 SyntaxError: '' string literal contains an unescaped line break",
      '1 SyntaxError: Unexpected EOF',
    ],
  },
  {
    name: 'apostrophe with a backslash, no end',
    code: "console.log('It\\'s late);",
    says: "The string on line 1 has no closing `'`. A string needs the same quote at both ends.",
    engineMessages: [
      '1 SyntaxError: Invalid or unexpected token',
      "1 SyntaxError: '' string literal contains an unescaped line break",
      '1 SyntaxError: Unexpected EOF',
    ],
  },
  {
    name: 'dollars',
    code: 'const price = $20;',
    says: "`$20` isn't a number. Write only `20`, or put it in quotes if it's text: `'$20'`.",
    engineMessages: [
      '1 ReferenceError: $20 is not defined',
      '1 ReferenceError: $20 is not defined',
      "1 ReferenceError: Can't find variable: $20",
    ],
  },
  {
    name: 'dollars and cents',
    code: 'const price = $20.50;',
    says: "`$20.50` isn't a number. Write only `20.50`, or put it in quotes if it's text: `'$20.50'`.",
    engineMessages: [
      '1 SyntaxError: Unexpected number',
      '1 SyntaxError: unexpected token: numeric literal',
      "1 SyntaxError: Unexpected number '.50'. Expected ';' after variable declaration.",
    ],
  },
  {
    name: 'dollar sign after',
    code: 'const price = 20$;',
    says: "`20$` isn't a number. Write only `20`, or put it in quotes if it's text: `'20$'`.",
    engineMessages: [
      '1 SyntaxError: Invalid or unexpected token',
      '1 SyntaxError: identifier starts immediately after numeric literal',
      '1 SyntaxError: No identifiers allowed directly after numeric literal',
    ],
  },
  {
    name: 'euros',
    code: 'const price = €20;',
    says: "`€20` isn't a number. Write only `20`, or put it in quotes if it's text: `'€20'`.",
    engineMessages: [
      '1 SyntaxError: Invalid or unexpected token',
      '1 SyntaxError: illegal character U+20AC',
      "1 SyntaxError: Invalid character '\\u20ac'",
    ],
  },
  {
    name: 'euro sign after',
    code: 'const price = 20€;',
    says: "`20€` isn't a number. Write only `20`, or put it in quotes if it's text: `'20€'`.",
    engineMessages: [
      '1 SyntaxError: Invalid or unexpected token',
      '1 SyntaxError: illegal character U+20AC',
      "1 SyntaxError: Invalid character '\\u20ac'",
    ],
  },
  {
    name: 'unit',
    code: 'const price = 2 dollars;',
    says: "`2 dollars` isn't a number. Write only `2`, or put it in quotes if it's text: `'2 dollars'`.",
    engineMessages: [
      "1 SyntaxError: Unexpected identifier 'dollars'",
      '1 SyntaxError: unexpected token: identifier',
      "1 SyntaxError: Unexpected identifier 'dollars'. Expected ';' after variable declaration.",
    ],
  },
  {
    name: 'unit beside a string in double quotes',
    code: 'print("Price", 2 dollars);',
    says: '`2 dollars` isn\'t a number. Write only `2`, or put it in quotes if it\'s text: `"2 dollars"`.',
    engineMessages: [
      '1 SyntaxError: missing ) after argument list',
      '1 SyntaxError: missing ) after argument list',
      "1 SyntaxError: Unexpected identifier 'dollars'. Expected ')' to end an argument list.",
    ],
  },
  {
    name: 'unit without space',
    code: 'const price = 20kg;',
    says: "`20kg` isn't a number. Write only `20`, or put it in quotes if it's text: `'20kg'`.",
    engineMessages: [
      '1 SyntaxError: Invalid or unexpected token',
      '1 SyntaxError: identifier starts immediately after numeric literal',
      '1 SyntaxError: No identifiers allowed directly after numeric literal',
    ],
  },
  {
    name: 'unit in a call',
    code: 'console.log(2 + 3 dollars);',
    says: "`3 dollars` isn't a number. Write only `3`, or put it in quotes if it's text: `'3 dollars'`.",
    engineMessages: [
      '1 SyntaxError: missing ) after argument list',
      '1 SyntaxError: missing ) after argument list',
      "1 SyntaxError: Unexpected identifier 'dollars'. Expected ')' to end an argument list.",
    ],
  },
  {
    name: 'dollar sign with space',
    code: 'const price = $ 20;',
    says: "`$ 20` isn't a number. Write only `20`, or put it in quotes if it's text: `'$ 20'`.",
    engineMessages: [
      '1 SyntaxError: Unexpected number',
      '1 SyntaxError: unexpected token: numeric literal',
      "1 SyntaxError: Unexpected number '20'. Expected ';' after variable declaration.",
    ],
  },
  {
    name: 'unit in a list',
    code: 'const list = [2 pears, 3];',
    says: "`2 pears` isn't a number. Write only `2`, or put it in quotes if it's text: `'2 pears'`.",
    engineMessages: [
      "1 SyntaxError: Unexpected identifier 'pears'",
      '1 SyntaxError: missing ] after element list',
      "1 SyntaxError: Unexpected identifier 'pears'. Expected either a closing ']' or a ',' following an array element.",
    ],
  },
];
