/** Explains syntax errors that have a specific message. `unexpected.ts` explains the others. */
import { findDeclared } from '../../source/declared';
import type { Rule } from '../rule';
import { named, type Source } from '../../source/source';
import { describeSplitName } from '../names/splitNames';
import { describeUnit } from '../names/units';
import * as texts from '../../../../texts/en/errors/syntax';
import { describeCharacter } from './characters';
import { describeReserved } from './writings';

export const SYNTAX_RULES: readonly Rule[] = [
  {
    patterns: [/^Unexpected token '<'(?!.*JSON)/, /^expected expression, got '<'/],
    explanation: ({ text }) => (/<\/?[a-z]/i.test(text) ? texts.html : undefined),
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
        ? texts.yieldOutside
        : undefined,
  },
  {
    patterns: [/^Cannot use the (?:keyword|reserved word) '(.+)' as/],
    explanation: (_source, match) => describeReserved(match[1] ?? ''),
  },
  {
    patterns: [/^await is only valid/, /^for await|^for-await/],
    explanation: texts.awaitOutside,
  },
  {
    patterns: [/^Unexpected (?:identifier|reserved word)/, /^unexpected token: identifier/],
    explanation: ({ here }) =>
      here.some(({ text }, index) => text === 'await' && here[index + 1]?.kind === 'word')
        ? texts.awaitOutside
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
      if (here[index + 2]?.text === ':') return texts.toAssign;
      const split = describeSplitName(source);
      if (split !== undefined) return split;
      const name = match[1] ?? here[index + 1]?.text;
      const value = here[index + 2];
      if (name && value && /^(?:word|text|number)$/.test(value.kind)) {
        return texts.equalsMissing(named(`const ${name} = ${value.text}`));
      }
      return name ? texts.constantWithoutValue(named(name), `const ${name} = …`) : undefined;
    },
  },
  {
    patterns: [
      /^(?:Missing initializer|missing =) in destructuring/,
      /Expected an initializer in destr/,
    ],
    explanation: texts.destructuringWithoutValue,
  },
  {
    patterns: [
      /^Invalid regular expression: missing \/|^Unterminated regular expression/,
      /^unterminated regular expression/,
    ],
    explanation: texts.openRegExp,
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
      return texts.outsideLoop(/break/.test(input) ? 'break' : 'continue');
    },
  },
  {
    patterns: [/^Illegal return/, /^return not in function/, /^Return statements are only valid/],
    explanation: texts.returnOutside,
  },
  {
    patterns: [
      /^Octal literals|^Decimals with leading zeros|^Octal escape sequences are not allowed in strict mode code/,
      /^"0"-prefixed octal/,
      /integer literals with a leading zero/,
    ],
    explanation: texts.leadingZero,
  },
  {
    patterns: [
      /^(?:Invalid (?:Unicode|hexadecimal)|Octal) escape|^Undefined Unicode/,
      /^malformed .*escape|^octal escape|^Unicode codepoint/,
      /^\\[ux] can only be followed|^The only valid numeric escape/,
    ],
    explanation: texts.escape,
  },
  {
    patterns: [
      /^Missing catch or finally/,
      /^missing catch or finally/,
      /^.*Try statements must have/,
    ],
    explanation: texts.catchMissing,
  },
  {
    patterns: [/^Unexpected (?:token|keyword) 'catch'|^catch without try/],
    explanation: texts.tryMissing,
  },
  {
    patterns: [
      /^Illegal newline after throw/,
      /^no line break is allowed between 'throw'/,
      /newline after 'throw'/,
    ],
    explanation: texts.throwOnOneLine,
  },
  {
    patterns: [/^throw statement is missing/, /Expected expression after 'throw'/],
    explanation: texts.throwWithoutError,
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
        ? texts.hashInLine(token.line)
        : texts.privateName(named(name ?? ''));
    },
  },
  {
    patterns: [
      /^'super' keyword unexpected/,
      /^super\(\) is only|^use of super/,
      /^super is not valid/,
    ],
    explanation: texts.superOutside,
  },
  {
    patterns: [
      /^A class may only have one constructor/,
      /^a class cannot have more/,
      /multiple constructors/,
    ],
    explanation: texts.twoConstructors,
  },
  {
    patterns: [
      /^Rest (?:parameter|element) must be last/,
      /^parameter after rest|^rest element may not/,
      /Rest parameter should be|following a rest element/,
    ],
    explanation: texts.restNotLast,
  },
  {
    patterns: [
      /^Function statements require/,
      /^function statement requires/,
      /^Function statements must/,
    ],
    explanation: texts.functionWithoutName,
  },
  {
    patterns: [/^Lexical declaration cannot/, /^lexical declarations can't/],
    explanation: texts.declarationNeedsBraces,
  },
  {
    patterns: [/^Delete of an unqualified/, /^applying the 'delete'/, /^Cannot delete unqualified/],
    explanation: texts.deletedVariable,
  },
  {
    patterns: [
      /^Numeric separators|^Only one underscore/,
      /^underscore can appear|multiple adjacent underscores/,
    ],
    explanation: texts.underscore,
  },
  {
    patterns: [/^More than one default/, /^more than one switch default/],
    explanation: texts.twoDefaults,
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
        ? texts.arrowCompares
        : texts.arrowParameters,
  },
  {
    patterns: [
      /^Unary operator used immediately/,
      /^unparenthesized unary/,
      /Ambiguous unary expression/,
    ],
    explanation: texts.minusAndPower,
  },
  {
    patterns: [/^cannot use `\?\?`/, /^Unexpected token '\?\?'/],
    explanation: texts.mixedNullish,
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
    return texts.commasInFor;
  }
  const name = match.slice(1).find(Boolean);
  if (name === undefined || /^Duplicate|^duplicate|named '/.test(match.input)) {
    return texts.sameParameters;
  }
  if (name.startsWith('#')) return texts.privateTwice(named(name));
  const at = here.findIndex((token, index) => token.text === name && here[index - 1]?.text === ',');
  if (here[at + 1]?.text === '=') {
    return texts.commaDeclares(named(name));
  }
  const first = findDeclared(tokens).find((declared) => declared.name === name);
  const firstLine = first && first.line !== line ? first.line : undefined;
  const isVariable =
    /^(?:let|const|var|parameter)$/.test(first?.kind ?? '') && /\b(?:let|const|var)\b/.test(text);
  if (isVariable && first?.kind === 'const') {
    return texts.constantTwice(named(name), firstLine);
  }
  return isVariable
    ? texts.variableTwice(named(name), firstLine)
    : texts.nameTwice(named(name), firstLine);
}

function describeIllegalCharacter(source: Source, match: RegExpExecArray): string | undefined {
  const code = match[1];
  const isCode = code !== undefined && code.length > 1;
  const character = isCode ? String.fromCodePoint(parseInt(code, 16)) : (code ?? match[2]);
  return describeUnit(source) ?? describeCharacter(source, character);
}
