import { plainWords } from '../../../../src/languages/javascript/friendlyErrors/plainWords';

/** Beginner mistakes: the code, the line and message from the engine, and the explanation for readers. */
const SLIPS: readonly [code: string, line: number, message: string, says: string][] = [
  [
    'console.log(20 - (… + 2));',
    1,
    'Invalid or unexpected token',
    'The `…` stands for something that you fill in. Replace it with your own code.',
  ],
  [
    'console.log(20 - (... + 2));',
    1,
    "Unexpected token '...'",
    'The `...` stands for something that you fill in. Replace it with your own code.',
  ],
  [
    "const name = 'May';\nconsole.log(name . ', June');",
    2,
    'Unexpected string',
    'To join strings, write `+`, not `.`.',
  ],
  [
    'console.log(20 - (3 * 4 + 2) = 6);',
    1,
    'Invalid left-hand side in assignment',
    'JavaScript works out the result of a calculation. Remove `= 6`.',
  ],
  [
    "console log('Hi there');",
    1,
    "Unexpected identifier 'log'",
    'A period is missing: `console.log`.',
  ],
  ["console.log.('Hi');", 1, "Unexpected token '('", 'Remove the `.` after `log`.'],
  [
    "console.(log 'Hi');",
    1,
    "Unexpected token '('",
    'The `(` comes after `log`: `console.log(…)`.',
  ],
  [
    "console(.log 'Hi');",
    1,
    "Unexpected token '.'",
    'The `(` comes after `log`: `console.log(…)`.',
  ],
  ["console.log:('Hi');", 1, "Unexpected token ':'", 'Remove the `:` after `log`.'],
  [
    "console.log{'Hi'};",
    1,
    "Unexpected token '{'",
    'Use parentheses `( )`, not braces `{ }`: `console.log(…)`.',
  ],
  [
    'console.log(20 - {3 * 4 + 2});',
    1,
    "Unexpected token '*'",
    'In a calculation, use parentheses `( )`, not braces `{ }`.',
  ],
  [
    "-- console.log('Hi');",
    1,
    'Invalid left-hand side expression in prefix operation',
    "`--` doesn't start a comment. Comments start with `//`.",
  ],
  ["echo 'Hi there'", 1, 'Unexpected string', 'To print, write `console.log(…)`.'],
  [
    'Hi there!',
    1,
    "Unexpected identifier 'there'",
    "This line is text, not code. To print it, write `console.log('Hi there!');`.",
  ],
  ["constant name = 'May';", 1, "Unexpected identifier 'name'", 'Write `const`, not `constant`.'],
  [
    "String name = 'May';",
    1,
    "Unexpected identifier 'name'",
    "JavaScript doesn't use `String` here. Write `const` or `let`.",
  ],
  [
    "set name = 'May';",
    1,
    "Unexpected identifier 'name'",
    'Remove `set`. The line starts with `name =`.',
  ],
  [
    'const function area(a) {\n}',
    1,
    "Unexpected token 'function'",
    'Remove `const`. A function starts with the word `function`.',
  ],
  [
    "const 3rd = 'May';",
    1,
    'Invalid or unexpected token',
    "`3rd` starts with a digit, and a name can't.",
  ],
  [
    "const name == 'May';",
    1,
    'Missing initializer in const declaration',
    'To assign a value, write a single `=`.',
  ],
  [
    "const name 'May';",
    1,
    'Missing initializer in const declaration',
    "An `=` is missing: `const name = 'May'`.",
  ],
  ["const name = 'May':", 1, "Unexpected token ':'", 'End the line with `;`, not `:`.'],
  [
    'const all = 9;\nconst all % each = rest;',
    2,
    "Identifier 'all' has already been declared",
    'The name goes to the left of the `=`, and the calculation to the right: `const rest = all % each;`.',
  ],
  [
    'let all = 9;\nall % each = rest;',
    2,
    'Invalid left-hand side in assignment',
    'The name goes to the left of the `=`, and the calculation to the right: `rest = all % each;`.',
  ],
  ['const all = 9;\nconst rest = all %% 2;', 2, "Unexpected token '%'", 'Write a single `%`.'],
  [
    'const all = 9;\nconst sum = all ++ all;',
    2,
    "Unexpected identifier 'all'",
    'Write a single `+`.',
  ],
  [
    'let a = 1;\nlet b = 2;\na <-> b;',
    3,
    "Unexpected token '>'",
    'JavaScript has no `<->`. To give a name a value, write `=`.',
  ],
  ['if (1 > = 2) {\n}', 1, "Unexpected token '='", 'Write `>=` without a space.'],
  ['if (1 is >= 2) {\n}', 1, "Unexpected identifier 'is'", 'Remove `is`. The `>=` is enough.'],
  [
    'if (1) {\n} if else (2) {\n}',
    2,
    "Unexpected token 'else'",
    'The two words are swapped. Write `else if (…)`.',
  ],
  [
    'if (1) {\n} else if {\n}',
    2,
    "Unexpected token '{'",
    '`else if` needs a condition in parentheses. For all the other cases, write only `else`.',
  ],
  [
    'if {1 > 2} {\n}',
    1,
    "Unexpected token '{'",
    'Put the condition in parentheses `( )`, not braces `{ }`.',
  ],
  ['if (1 > 2):\n  f();\n}', 1, "Unexpected token ':'", 'Write `{` instead of `:` at the end.'],
  [
    'if (1 > 2) (\n  f();\n}',
    2,
    "Unexpected token ';'",
    'Write `{` instead of the last `(` on line 1.',
  ],
  [
    'if (1 > 2)\n  f();\n  g();\n}\nh();',
    5,
    "Unexpected identifier 'h'",
    'A `{` is missing at the end of line 1.',
  ],
  [
    'function area(a)\n  return a;\n}',
    2,
    "Unexpected token 'return'",
    'A `{` is missing at the end of line 1.',
  ],
  [
    'function area{a} {\n}',
    1,
    "Unexpected token '{'",
    'The parentheses are missing: `function area(a) {`.',
  ],
  [
    'function area a, b {\n}',
    1,
    "Unexpected identifier 'a'",
    'The parentheses are missing: `function area(a, b) {`.',
  ],
  [
    'function area(let a) {\n}',
    1,
    'Unexpected strict mode reserved word',
    'Write only the name of a parameter. Remove `let`.',
  ],
  [
    'function area(int a, int b) {\n}',
    1,
    "Unexpected identifier 'a'",
    'Write only the name of a parameter. Remove `int`.',
  ],
  [
    'function area(4, 5) {\n}',
    1,
    'Unexpected number',
    'Put names in the parentheses of a function, not values. The values are passed when the function is called.',
  ],
  [
    'function area(a) {\n  return (a + 1) / 2);\n}',
    2,
    "Unexpected token ')'",
    "There's one `)` too many on line 2. Remove it, or add a `(` where it's missing.",
  ],
  [
    'function area(a) {\n  return (a + 1 / 2;\n}',
    2,
    "Unexpected token ';'",
    'The `(` on line 2 is never closed. Add `)` where the part in parentheses ends.',
  ],
  [
    'function area(a) {\n  return (a + 1)2;\n}',
    2,
    'Unexpected number',
    'Something is missing between `)` and `2`, such as `*` or `/`.',
  ],
  [
    'if (1) {\n} esle {\n}',
    2,
    "Unexpected token '{'",
    "`esle` isn't a word in JavaScript. Did you mean `else`?",
  ],
  [
    'if (1) {\n} otherwise {\n}',
    2,
    "Unexpected token '{'",
    "JavaScript doesn't use `otherwise` here. Write `else`.",
  ],
  [
    'when (1 > 2) {\n}',
    1,
    "Unexpected token '{'",
    "JavaScript doesn't use `when` here. Write `if`.",
  ],
  [
    'const a = 1;\nconst b = a > 0 and (a < 3);',
    2,
    "Unexpected identifier 'and'",
    'In JavaScript, write `&&` instead of `and`.',
  ],
  [
    'const a = 1;\nconst b = a divided by a;',
    2,
    "Unexpected identifier 'divided'",
    'In JavaScript, write `/` instead of `divided by`.',
  ],
  [
    'const a = 1;\nif (a more than 2) {\n}',
    2,
    "Unexpected identifier 'more'",
    'In JavaScript, write `>` instead of `more than`.',
  ],
  [
    "console.log(''Hi');",
    1,
    'missing ) after argument list',
    'Use one quote at each end of the text, not two.',
  ],
  [
    "console.log('Hi'');",
    1,
    'missing ) after argument list',
    'Use one quote at each end of the text, not two.',
  ],
  [
    'console.log(´Hi´);',
    1,
    'Invalid or unexpected token',
    "`´` is an accent, not a quote. Type `'` instead.",
  ],
  [
    'const fruit = 1;\nconsole.log(fru it + 1);',
    2,
    'missing ) after argument list',
    "A name can't have a space in it. Write it as one word: `fruit`.",
  ],
  ['let a = 1;\na 2;', 2, 'Unexpected number', 'An `=` is missing between `a` and `2`.'],
  [
    "let a = 'x' 5 'y';\n",
    1,
    'Unexpected number',
    "`'x'` and `5` are next to each other with nothing between them. An operator or a comma may be missing, or quotes around a string.",
  ],
  [
    'const a = 3;\n0 for children under 6',
    2,
    "Unexpected token 'for'",
    "This line is text, not code. To print it, write `console.log('0 for children under 6');`.",
  ],
  [
    'console.log((2 + 3) dollars);',
    1,
    'missing ) after argument list',
    "`dollars` isn't a name in your code. Remove it, or put it in quotes after a comma.",
  ],
  [
    'const age = 8;\nconst ok = age >= 6, age < 18;',
    2,
    "Identifier 'age' has already been declared",
    "A comma doesn't join conditions. Write `&&` for “and” or `||` for “or”.",
  ],
  [
    'const ok = if (1 > 2);',
    1,
    "Unexpected token 'if'",
    "`if` doesn't give a value. Write only the condition after the `=`.",
  ],
  [
    'const age = 8;\nconst ok = 2 > 1 && age => 6;',
    2,
    'Malformed arrow function parameter list',
    '`=>` makes a function. For greater than or equal to, write `>=`.',
  ],
  [
    'const left = 7 % 2;\nconst rest is left;',
    2,
    'Missing initializer in const declaration',
    'To give a name a value, write `=` instead of `is`.',
  ],
  [
    'let a = 1;\na becomes 2;',
    2,
    "Unexpected identifier 'becomes'",
    'To give a name a value, write `=` instead of `becomes`.',
  ],
  ['const all = 1,000;', 1, 'Unexpected number', 'Write a number without commas: `1000`.'],
  [
    'console.log(20,00 - 2);',
    1,
    'Octal literals are not allowed in strict mode.',
    'Decimals are written with a period: `20.00`.',
  ],
  [
    "console.log('Hi') = 'Ho';",
    1,
    'Invalid left-hand side in assignment',
    'Put what you want to print in the parentheses, without `=`.',
  ],
  [
    "console.log('Hi') console.log('Ho');",
    1,
    "Unexpected identifier 'console'",
    'Start a new line before `console`.',
  ],
  ["console.log('Hi').;", 1, "Unexpected token ';'", 'Remove the `.` at the end of line 1.'],
  ["console.log('Hi');.", 1, "Unexpected token '.'", 'Remove the `.` at the end of line 1.'],
  [
    'const rest = 9 % all. \nconst each = 4;',
    2,
    "Unexpected identifier 'each'",
    'Line 1 ends with a period. Write `;` instead.',
  ],
  [
    'if (1) {\n  all = rest.\n}',
    3,
    "Unexpected token '}'",
    'Line 2 ends with a period. Write `;` instead.',
  ],
  [
    "const name = 'May',\nconsole.log(name);",
    2,
    'Missing initializer in const declaration',
    'Line 1 ends with a comma. Write `;` instead.',
  ],
  [
    "if (1) {\n  name = 'May',\n} else {\n}",
    3,
    "Unexpected token '}'",
    'Line 2 ends with a comma. Write `;` instead.',
  ],
  [
    "console.log(‘Hi');",
    1,
    'Invalid or unexpected token',
    "On line 1, `‘` is a curly quote. Retype it as `'`.",
  ],
  [
    'console.log("Hi’);',
    1,
    'Invalid or unexpected token',
    'On line 1, `’` is a curly quote. Retype it as `"`.',
  ],
  [
    "console.log('It’s late);",
    1,
    'Invalid or unexpected token',
    "The string on line 1 has no closing `'`. A string needs the same quote at both ends.",
  ],
  [
    'console.log(20 - (3 4 + 2));',
    1,
    'Unexpected number',
    'Something is missing between `3` and `4`, such as `+`, `-`, or `*`.',
  ],
  [
    'console.log(20 3 * 4);',
    1,
    'missing ) after argument list',
    'Something is missing between `20` and `3`, such as `+`, `-`, or `*`.',
  ],
  [
    'const age = 8;\nconst ok = 1 > 0 && (age >= 2 age);',
    2,
    "Unexpected identifier 'age'",
    'Something is missing between `2` and `age`, such as `&&` or `||`.',
  ],
  ['Math.max(1 2);', 1, 'missing ) after argument list', 'A comma is missing between `1` and `2`.'],
  [
    'console.log(20 - (3 x4 + 2));',
    1,
    "Unexpected identifier 'x4'",
    'To multiply, write `*`, not `x`.',
  ],
  [
    'const all = 3;\nconst b = all X all;',
    2,
    "Unexpected identifier 'X'",
    'To multiply, write `*`, not `X`.',
  ],
  [
    'const all = 9;\nconst rest all = 4;',
    2,
    'Missing initializer in const declaration',
    "A name can't have a space in it. Write it as one word: `restAll`.",
  ],
  [
    'let a = 1;\nlet a = f(2, a);',
    2,
    "Identifier 'a' has already been declared",
    '`a` is declared twice, first on line 1. To change its value, remove the second `let` or `const`. Otherwise, choose another name.',
  ],
  [
    'let a = 1;\nlet b = 2;\nconst c = a, a = b;',
    3,
    "Identifier 'a' has already been declared",
    'The comma makes this declare `a` again. End each statement with `;`.',
  ],
  [
    "const a = 'x';\nconsole.log(a and ', May');",
    2,
    'missing ) after argument list',
    'To join strings, write `+` instead of `and`.',
  ],
  [
    'const a = 1;\nconst b = (a and a) / 2;',
    2,
    "Unexpected identifier 'and'",
    'To add, write `+` instead of `and`.',
  ],
  [
    'const a = 9 % 2 and b = 3;',
    1,
    "Unexpected identifier 'and'",
    'Write two statements, each on its own line.',
  ],
  [
    'let a, b;\na = b && b = a;',
    2,
    'Invalid left-hand side in assignment',
    'Write two statements, each on its own line.',
  ],
  [
    'let a, b;\na → b;',
    2,
    'Invalid or unexpected token',
    'To give a name a value, write `=` instead of `→`.',
  ],
  [
    "const a => 'May';",
    1,
    'Missing initializer in const declaration',
    'To give a name a value, write `=` instead of `=>`.',
  ],
  [
    'const a - (9 - 2) / 7;',
    1,
    'Missing initializer in const declaration',
    'To give a name a value, write `=` instead of `-`.',
  ],
  [
    'const my-name = 5;',
    1,
    'Missing initializer in const declaration',
    "A name can't have a hyphen in it. Write it as one word: `myName`.",
  ],
  [
    'const all = 9;\nconst rest = all % 2 = 1;',
    2,
    'Invalid left-hand side in assignment',
    'JavaScript works out the result of a calculation. Remove `= 1`.',
  ],
  [
    "console.log('Hi' = 'Ho');",
    1,
    'Invalid left-hand side in assignment',
    'Put what you want to print in the parentheses, without `=`.',
  ],
  [
    'console.log(20 -- (3 + 2));',
    1,
    'Invalid left-hand side expression in postfix operation',
    'Write a single `-`.',
  ],
  ['console.log(3 * * 4);', 1, "Unexpected token '*'", 'Write a single `*`.'],
  [
    'console.log((3 + 1) / / 2);',
    1,
    'Invalid regular expression: missing /',
    'Write a single `/`.',
  ],
  [
    "console.log('Hi' //);\nconsole.log('Ho');",
    2,
    'missing ) after argument list',
    'The `//` on line 1 also turns off the `)` after it. To turn off the whole line, put `//` in front of it.',
  ],
  [
    'const a = 4;\nconst b = (a - 2) \\ a;',
    2,
    'Invalid or unexpected token',
    'To divide, write `/` instead of `\\`.',
  ],
  [
    "\\ console.log('Hi');",
    1,
    'Invalid or unexpected token',
    'A comment starts with two forward slashes: `//`.',
  ],
  ['console.log(3·4);', 1, 'Invalid or unexpected token', 'To multiply, write `*` instead of `·`.'],
  [
    "if (1) name = 'May', else name = 'June';",
    1,
    "Unexpected token 'else'",
    'On line 1, write `;` instead of `,` before `else`.',
  ],
  ["console..log('Hi');", 1, "Unexpected token '.'", 'Write one period, not two.'],
  [
    'if (sum) >= 50 {\n}',
    1,
    "Unexpected token '>='",
    'The whole condition goes in the parentheses: `if (sum >= 50) {`.',
  ],
  ['if (1) {\n} or {\n}', 2, "Unexpected token '{'", 'Write `else` instead of `or`.'],
  ['if (1 > 2) (\n  f();\n)', 2, "Unexpected token ';'", 'Use braces `{ }` on line 1, not `( )`.'],
  [
    'if (1) f();\nelse (2 > 1) g();',
    2,
    "Unexpected identifier 'g'",
    "`else` doesn't take a condition. Write `else if (…)`, or remove the condition.",
  ],
  [
    'Hi there;',
    1,
    "Unexpected identifier 'there'",
    "This line is text, not code. To print it, write `console.log('Hi there');`.",
  ],
  [
    "console.log('Hi');\n#console.log('Ho');",
    1,
    "Private field '#console' must be declared in an enclosing class",
    "On line 2, `#` doesn't start a comment. Comments start with `//`.",
  ],
  [
    'iff (sum > 50) {\n}',
    1,
    "Unexpected token '{'",
    "`iff` isn't a word in JavaScript. Did you mean `if`?",
  ],
  [
    'is (sum > 50) {\n}',
    1,
    "Unexpected token '{'",
    "`is` isn't a word in JavaScript. Did you mean `if`?",
  ],
  [
    'if (a) {\n} else fi (age < 18) {\n}',
    2,
    "Unexpected token '{'",
    "`fi` isn't a word in JavaScript. Did you mean `if`?",
  ],
  [
    'if (a) {\n} esle if (age < 18) {\n}',
    2,
    "Unexpected token 'if'",
    "`esle` isn't a word in JavaScript. Did you mean `else`?",
  ],
  [
    'add (a, b) {\n}',
    1,
    "Unexpected token '{'",
    'A function starts with the word `function`: `function add(a, b) {`.',
  ],
  [
    'repeat (i < 3) {\n}',
    1,
    "Unexpected token '{'",
    'A function starts with the word `function`: `function repeat(i<3) {`.',
  ],
  [
    'const ok = tall && age =< limit;',
    1,
    'Invalid left-hand side in assignment',
    'Less than or equal to is written `<=`.',
  ],
  ['if (sum = > 50) {\n}', 1, "Unexpected token '>'", 'Greater than or equal to is written `>=`.'],
  [
    'if (sum → 50) {\n}',
    1,
    'Invalid or unexpected token',
    'Greater than or equal to is written `>=`.',
  ],
  [
    'const twice = (n) = > n * 2;',
    1,
    "Unexpected token '>'",
    'The arrow `=>` is written without a space.',
  ],
  ['if (sum >== 50) {\n}', 1, "Unexpected token '='", 'Write `>=` with a single `=`.'],
  ['const ok = a | | b;', 1, "Unexpected token '|'", 'Write `||` without a space.'],
  [
    'if (age > 6 and < 18) {\n}',
    1,
    "Unexpected identifier 'and'",
    'Each comparison has to be complete: `age > 6 && age < 18`.',
  ],
  [
    'const ok = height >= low && < high;',
    1,
    "Unexpected token '<'",
    'A value is missing before `<`. Each comparison has to be complete.',
  ],
  [
    'const view = ok && <b>Hi</b>;',
    1,
    "Unexpected token '<'",
    "You can't write HTML directly in JavaScript. Put it in quotes to make it a string.",
  ],
  [
    'if (age is less than 18) {\n}',
    1,
    "Unexpected identifier 'is'",
    'In JavaScript, write `<` instead of `is less than`.',
  ],
  [
    'if (age under 18) {\n}',
    1,
    "Unexpected identifier 'under'",
    'In JavaScript, write `<` instead of `under`.',
  ],
  [
    'if (sum is at least 50 and isOpen) {\n}',
    1,
    "Unexpected identifier 'is'",
    'In JavaScript, write `>=` instead of `is at least`, and `&&` instead of `and`.',
  ],
  [
    'At 50 dollars or more, shipping is free: `shipping` becomes 0.',
    1,
    'Unexpected number',
    'This line is text, not code. Remove it.',
  ],
  [
    'SyntaxError: missing ) after argument list',
    1,
    "Unexpected token ')'",
    'This line is text, not code. Remove it.',
  ],
  ['Here is the code:', 1, "Unexpected identifier 'is'", 'This line is text, not code. Remove it.'],
  [
    'Good morning to everyone',
    1,
    "Unexpected identifier 'morning'",
    "This line is text, not code. To print it, write `console.log('Good morning to everyone');`.",
  ],
  [
    'Price equals eggs times cost;',
    1,
    "Unexpected identifier 'equals'",
    'To give a name a value, write `=` instead of `equals`.',
  ],
  [
    'function ticket(age) {\n}\nconsole.log(ticket 4);',
    3,
    'missing ) after argument list',
    'The parentheses of `ticket` are missing: `ticket(4)`.',
  ],
  [
    'const top = Math max(low, capped);',
    1,
    "Unexpected identifier 'max'",
    'A period is missing: `Math.max`.',
  ],
  [
    'const top = Math.max low, capped;',
    1,
    "Unexpected identifier 'low'",
    'A `(` is missing before `low`, and a `)` after `capped`.',
  ],
  [
    "let gift = 'none';\ngift.'card';",
    2,
    'Unexpected string',
    'To give `gift` a value, write `=` instead of the period.',
  ],
  [
    'const area(width, height) {\n}',
    1,
    'Missing initializer in const declaration',
    'A function starts with the word `function`: `function area(width, height) {`.',
  ],
  ['if (sum > 5O) {\n}', 1, 'Invalid or unexpected token', '`O` is a letter. Write `50`.'],
  [
    'console.log(Each: each);',
    1,
    'missing ) after argument list',
    "Put text in quotes, and a comma after it: `'Each:', each`.",
  ],
  ["console.log('Change':);", 1, 'missing ) after argument list', 'Put the `:` inside the quotes.'],
  [
    "console.log('Each:') each;",
    1,
    "Unexpected identifier 'each'",
    'Put `each` inside the parentheses, after a comma.',
  ],
];

test.each(SLIPS)('%s', (code, line, message, says) => {
  expect(plainWords({ name: 'SyntaxError', message, line }, code)).toBe(says);
});

test.each([
  ['let a = 2;\nlet b = a.\na = b.\nb = a;', "Cannot access 'b' before initialization"],
  ["const a = f().\nconsole.log('x');", "Cannot read properties of undefined (reading 'log')"],
])('a period that cuts a statement short is explained at run time: %s', (code, message) => {
  const name = message.startsWith('Cannot access') ? 'ReferenceError' : 'TypeError';
  expect(plainWords({ name, message, line: 3 }, code)).toBe(
    `Line ${code.startsWith('let') ? 2 : 1} ends with a period. Write \`;\` instead.`,
  );
});

test.each([
  ['a chain of calls', 'const a = b.\n  filter(c).\n  mapp(d);'],
  [
    'commas at the ends of lines',
    'const a = {\n  b: 1,\n};\nconst { b, c,\n} = a;\nlet d = 1,\n  e = 2;',
  ],
  ['a sentence', 'Good morning.\nconsole.log(1);'],
])('a line of %s is not said to need a semicolon', (_name, code) => {
  for (const line of [1, 2, 3, 4, 5]) {
    const said = plainWords({ name: 'TypeError', message: 'x is not a function', line }, code);
    expect(said).not.toMatch(/ends with/);
  }
});

test.each([
  [
    'console.log(20 - 3 (4 + 2));',
    '3',
    "`3` isn't a function. To multiply, write `*`: `3 * (4 + 2)`.",
  ],
  [
    'const a = 3;\nconst b = 4;\nconst c = (a)(b);',
    'a',
    "`a` isn't a function. To multiply, write `*`: `a * b`.",
  ],
  [
    'const a = 3;\nconst b = 4;\nconst ok = a(b) > 9;',
    'a',
    "`a` isn't a function. To multiply, write `*`: `a * b`.",
  ],
  [
    'const a = 3;\nconst b = 4;\nconst ok = b >= a (b > 1 || b < 2);',
    'a',
    'Something is missing between `a` and `(`, such as `&&`.',
  ],
])('a number before parentheses is explained: %s', (code, subject, says) => {
  const message = `${subject} is not a function`;
  expect(plainWords({ name: 'TypeError', message, line: code.split('\n').length }, code)).toBe(
    says,
  );
});

test.each([
  [
    '// const rest = 4;\nconsole.log(rest);',
    "Line 1 is a comment, so it doesn't run. Remove the `//`.",
  ],
  [
    '// my constant const rest = 4;\nconsole.log(rest);',
    'The `//` on line 1 also turns off `const rest`. Start a new line before it.',
  ],
])('a declaration in a comment is explained: %s', (code, says) => {
  const error = { name: 'ReferenceError', message: 'rest is not defined', line: 2 };
  expect(plainWords(error, code)).toBe(says);
});

test('if the task has only the first of two words as a name, that is the one to write', () => {
  const code = 'const all = 9;\nconst rest all = 4;';
  const message = 'Missing initializer in const declaration';
  expect(plainWords({ name: 'SyntaxError', message, line: 2 }, code, 'expect(rest)')).toBe(
    "A name can't have a space in it. Write only `rest`.",
  );
});
