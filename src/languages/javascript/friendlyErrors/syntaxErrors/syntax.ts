/** Explains syntax errors that have a specific message. `unexpected.ts` explains the others. */
import { findDeclared } from '../../source/declared';
import type { Rule } from '../rule';
import { named, type Source } from '../../source/source';
import { describeSplitName } from '../names/splitNames';
import { describeUnit } from '../names/units';
import { describeCharacter } from './characters';
import { describeReserved } from './writings';

const AWAIT =
  '`await` only works inside an async function. Write `async` before the function around this line.';
const MISSING_EQUALS = 'To assign a value, write `=`, not `:`.';
const TWO_ZEROS =
  "A number can't start with `0`. Remove the zero, or put the number in quotes if the zero matters.";

export const ARROW_COMPARES = '`=>` makes a function. For greater than or equal to, write `>=`.';

export const SYNTAX_RULES: readonly Rule[] = [
  {
    patterns: [/^Unexpected token '<'(?!.*JSON)/, /^expected expression, got '<'/],
    explanation: ({ text }) =>
      /<\/?[a-z]/i.test(text)
        ? "You can't write HTML directly in JavaScript. Put it in quotes to make it a string."
        : undefined,
  },
  {
    patterns: [
      /^Unexpected strict mode reserved word/,
      /^yield is a reserved/,
      /^Unexpected keyword 'yield'/,
    ],
    explanation: ({ here }) =>
      here.some(
        ({ text }, index) =>
          text === 'yield' && !/^(?:let|const|var)$/.test(here[index - 1]?.text ?? ''),
      )
        ? '`yield` only works in a generator, a function that starts with `function*`.'
        : undefined,
  },
  {
    patterns: [/^Cannot use the (?:keyword|reserved word) '(.+)' as/],
    explanation: (_source, match) => describeReserved(match[1] ?? ''),
  },
  {
    patterns: [/^await is only valid/, /^for await|^for-await/],
    explanation: AWAIT,
  },
  {
    patterns: [/^Unexpected (?:identifier|reserved word)/, /^unexpected token: identifier/],
    explanation: ({ here }) =>
      here.some(({ text }, index) => text === 'await' && here[index + 1]?.kind === 'word')
        ? AWAIT
        : undefined,
  },
  {
    patterns: [
      /^Identifier '(.+)' has already been declared/,
      /^redeclaration of (?:formal parameter|[a-z]+) (.+)/,
      /^Cannot declare an? .+(?:twice|variable|been declared).*'(.+)'/,
      /^Duplicate parameter|^duplicate formal argument (.+)|^Cannot declare a parameter named '(.+)'/,
    ],
    explanation: describeDeclaredTwice,
  },
  {
    patterns: [
      /^Missing initializer in const/,
      /^missing = in const/,
      /const declared variable '(.+)' must have/,
      /const variables in for loops must have/,
    ],
    explanation(source, match) {
      const { here } = source;
      const index = here.findIndex(({ text }) => text === 'const');
      if (here[index + 2]?.text === ':') return MISSING_EQUALS;
      const split = describeSplitName(source);
      if (split !== undefined) return split;
      const name = match[1] ?? here[index + 1]?.text;
      const value = here[index + 2];
      if (name && value && /^(?:word|text|number)$/.test(value.kind)) {
        return `An \`=\` is missing: ${named(`const ${name} = ${value.text}`)}.`;
      }
      return name
        ? `${named(name)} is declared with \`const\` but has no value. Write \`const ${name} = …\`, or use \`let\` if the value comes later.`
        : undefined;
    },
  },
  {
    patterns: [
      /^(?:Missing initializer|missing =) in destructuring/,
      /Expected an initializer in destr/,
    ],
    explanation:
      'The names in brackets need something to get their values from. Write `= …` after the closing bracket.',
  },
  {
    patterns: [
      /^Invalid regular expression: missing \/|^Unterminated regular expression/,
      /^unterminated regular expression/,
    ],
    explanation: 'The regular expression that starts with `/` has no closing `/` on this line.',
  },
  {
    patterns: [
      /^Illegal break/,
      /^unlabeled break/,
      /^'break' is only valid/,
      /^Illegal continue/,
      /^continue must be/,
      /^'continue' is only valid/,
    ],
    explanation(_source, { input }) {
      const word = /break/.test(input) ? 'break' : 'continue';
      return `\`${word}\` only works directly inside a loop, not in a function inside the loop. Move it, or leave the function with \`return\`.`;
    },
  },
  {
    patterns: [/^Illegal return/, /^return not in function/, /^Return statements are only valid/],
    explanation:
      '`return` only works inside a function. Check that the braces around this line belong to one.',
  },
  {
    patterns: [
      /^Octal literals|^Decimals with leading zeros|^Octal escape sequences are not allowed in strict mode code/,
      /^"0"-prefixed octal/,
      /integer literals with a leading zero/,
    ],
    explanation: TWO_ZEROS,
  },
  {
    patterns: [
      /^(?:Invalid (?:Unicode|hexadecimal)|Octal) escape|^Undefined Unicode/,
      /^malformed .*escape|^octal escape|^Unicode codepoint/,
      /^\\[ux] can only be followed|^The only valid numeric escape/,
    ],
    explanation:
      "The `\\` in this string starts an escape that doesn't exist. For a plain backslash, write it twice: `\\\\`.",
  },
  {
    patterns: [
      /^Missing catch or finally/,
      /^missing catch or finally/,
      /^.*Try statements must have/,
    ],
    explanation: 'A `catch` is missing after the braces of `try`. Add `catch (error) { … }`.',
  },
  {
    patterns: [/^Unexpected (?:token|keyword) 'catch'|^catch without try/],
    explanation: 'This `catch` has no `try`. Put `try { … }` before it.',
  },
  {
    patterns: [
      /^Illegal newline after throw/,
      /^no line break is allowed between 'throw'/,
      /newline after 'throw'/,
    ],
    explanation: 'What you throw must start on the same line as `throw`.',
  },
  {
    patterns: [/^throw statement is missing/, /Expected expression after 'throw'/],
    explanation: "The error is missing after `throw`. Write `throw new Error('…')`.",
  },
  {
    patterns: [
      /^Private field '(#.+)' must be/,
      /^reference to undeclared private field or method (#.+)/,
      /^Cannot reference undeclared private names: "(#.+)"/,
    ],
    explanation: ({ tokens }, match) => {
      const [name] = match.slice(1).filter(Boolean);
      const index = tokens.findIndex(({ text }) => text === name);
      const [before, token] = [tokens[index - 1], tokens[index]];
      return token && before?.line !== token.line
        ? `On line ${token.line}, \`#\` doesn't start a comment. Comments start with \`//\`.`
        : describePrivate(name);
    },
  },
  {
    patterns: [
      /^'super' keyword unexpected/,
      /^super\(\) is only|^use of super/,
      /^super is not valid/,
    ],
    explanation:
      '`super` only works in the methods of a class, and `super()` only in the constructor of a class that `extends` another.',
  },
  {
    patterns: [
      /^A class may only have one constructor/,
      /^a class cannot have more/,
      /multiple constructors/,
    ],
    explanation: 'A class can only have one `constructor`. Combine the two.',
  },
  {
    patterns: [
      /^Rest (?:parameter|element) must be last/,
      /^parameter after rest|^rest element may not/,
      /Rest parameter should be|following a rest element/,
    ],
    explanation: "What starts with `...` takes everything that's left, so it must come last.",
  },
  {
    patterns: [
      /^Function statements require/,
      /^function statement requires/,
      /^Function statements must/,
    ],
    explanation: 'The name of the function is missing between `function` and `(`.',
  },
  {
    patterns: [/^Lexical declaration cannot/, /^lexical declarations can't/],
    explanation: 'A declaration after `if`, `else` or a loop needs braces around it: `{ … }`.',
  },
  {
    patterns: [/^Delete of an unqualified/, /^applying the 'delete'/, /^Cannot delete unqualified/],
    explanation:
      "`delete` removes a property of an object, as in `delete user.name`. It can't remove a variable.",
  },
  {
    patterns: [
      /^Numeric separators|^Only one underscore/,
      /^underscore can appear|multiple adjacent underscores/,
    ],
    explanation: 'A `_` can only go between two digits of a number, as in `1_000`.',
  },
  {
    patterns: [/^More than one default/, /^more than one switch default/],
    explanation: 'A `switch` can only have one `default`. Remove the other.',
  },
  {
    patterns: [
      /^Malformed arrow function/,
      /^invalid arrow-function arguments/,
      /^Unexpected token '=>'.*condition/,
    ],
    explanation: ({ text, tokens, here }) =>
      /\b(?:if|while)\b|(?:\.\w+|\]|\b\d+)\s*=>/.test(text) ||
      findDeclared(tokens).some(({ name, line }) =>
        here.some(
          (token, at) => token.text === '=>' && here[at - 1]?.text === name && line < token.line,
        ),
      )
        ? ARROW_COMPARES
        : 'The parameters go before `=>`: a name, or names in parentheses, as in `(a, b) =>`.',
  },
  {
    patterns: [
      /^Unary operator used immediately/,
      /^unparenthesized unary/,
      /Ambiguous unary expression/,
    ],
    explanation:
      'Put parentheses around the minus and its number, or around the power: `(-2) ** 2` or `-(2 ** 2)`.',
  },
  {
    patterns: [/^cannot use `\?\?`/, /^Unexpected token '\?\?'/],
    explanation:
      "You can't mix `??` with `||` or `&&` without parentheses. Put parentheses around the part that comes first.",
  },
  {
    patterns: [
      /^illegal character U\+([0-9A-F]+)/,
      /^Invalid character(?::)? '\\u(\w+)'|^Invalid character: '(.)'/,
      /^'(#)' not followed by/,
      /^(?:Invalid|invalid) escape/,
    ],
    explanation: describeIllegalCharacter,
  },
];

function describeDeclaredTwice(
  { tokens, here, line, text }: Source,
  match: RegExpExecArray,
): string | undefined {
  if (/\bfor\s*\([^;]*,[^;]*\)/.test(text)) {
    return 'Separate the three parts of `for` with `;`, not commas.';
  }
  const name = match.slice(1).find(Boolean);
  if (name === undefined || /^Duplicate|^duplicate|named '/.test(match.input)) {
    return 'Two parameters of this function have the same name. Rename one.';
  }
  if (name.startsWith('#')) return `${named(name)} is declared twice in this class. Remove one.`;
  const at = here.findIndex((token, index) => token.text === name && here[index - 1]?.text === ',');
  if (here[at + 1]?.text === '=') {
    return `The comma makes this declare ${named(name)} again. End each statement with \`;\`.`;
  }
  const first = findDeclared(tokens).find((declared) => declared.name === name);
  const where = first && first.line !== line ? `, first on line ${first.line}` : '';
  const isVariable =
    /^(?:let|const|var|parameter)$/.test(first?.kind ?? '') && /\b(?:let|const|var)\b/.test(text);
  if (isVariable && first?.kind === 'const') {
    return `${named(name)} is declared twice${where}. To change its value, write \`let\` the first time and just the name after that. Otherwise, choose another name.`;
  }
  return isVariable
    ? `${named(name)} is declared twice${where}. To change its value, remove the second \`let\` or \`const\`. Otherwise, choose another name.`
    : `${named(name)} is declared twice${where}. Choose another name for one of them.`;
}

function describeIllegalCharacter(source: Source, match: RegExpExecArray): string | undefined {
  const code = match[1];
  const isCode = code !== undefined && code.length > 1;
  const character = isCode ? String.fromCodePoint(parseInt(code, 16)) : (code ?? match[2]);
  return describeUnit(source) ?? describeCharacter(source, character);
}

function describePrivate(name = ''): string {
  return `${named(name)} is private, so it only works inside the class that declares it. Declare it there, or use a method of the class.`;
}
