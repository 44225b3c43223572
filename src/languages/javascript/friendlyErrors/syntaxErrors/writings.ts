/** Explains syntax from other languages and common mistakes. */
import { bracketsAround } from '../../source/brackets';
import { findDeclared, partnerAfter } from '../../source/declared';
import { named, type Source } from '../../source/source';
import type { Token } from '../../source/tokens';
import * as texts from '../../../../texts/en/errors/writings';
import { bareLine } from './slips';

const KEYWORDS =
  'let const var function class if else for while do switch case return new typeof throw try catch finally break continue async await import export default delete in instanceof this null true false super extends void yield enum static interface package private protected public implements';
const RESERVED = new Set(
  KEYWORDS.split(' ')
    .filter((word) => word !== 'async')
    .concat('with', 'arguments', 'eval', 'debugger'),
);
const CAPITALIZED = new Map(
  'let const var function class if else for while return switch case new'
    .split(' ')
    .flatMap((word) => [
      [word[0]?.toUpperCase() + word.slice(1), word],
      [word.toUpperCase(), word],
    ]),
);
const OTHER_WORDS = new Map<string, readonly string[]>([
  ...['func', 'fn', 'fun', 'def', 'sub'].map((word) => [word, ['function']] as const),
  ...['int', 'float', 'double', 'string', 'String', 'bool', 'char', 'dim'].map(
    (word) => [word, ['const', 'let']] as const,
  ),
  ['val', ['const']],
  ['foreach', ['for']],
  ['unless', ['if']],
  ['when', ['if']],
  ['otherwise', ['else']],
]);
const JOINED = /^(?:elseif|elif|elsif)$/i;
/** Patterns for operators written as words. The first one that matches counts. */
const SPELLED: readonly (readonly [pattern: string, sign: string])[] = [
  ['(?:is )?(?:(?:more|greater) than or equal to|at least)', '>='],
  ['(?:is )?(?:less than or equal to|at most)', '<='],
  ['(?:is )?(?:(?:more|greater)(?: than)?|over|above)', '>'],
  ['(?:is )?(?:less(?: than)?|under|below)', '<'],
  ['is not', '!=='],
  ['is(?: equal to)?|equals', '==='],
  ['and', '&&'],
  ['or', '||'],
  ['not', '!'],
  ['plus', '+'],
  ['minus', '-'],
  ['times', '*'],
  ['divided(?: by)?', '/'],
];
const ANY_SPELLED = `(?:${SPELLED.map(([pattern]) => pattern).join('|')})\\b`;

/** Common mistakes on one line. If `when` is set, it must match the engine's message as well. */
const LINES: readonly { pattern: RegExp; when?: RegExp; explanation: string }[] = [
  {
    pattern: /\belse\b/,
    when: /'else'/,
    explanation: texts.elseWithoutIf,
  },
  {
    pattern: /\belse\s*\(.*\)\s*[\w{]/,
    explanation: texts.elseWithCondition,
  },
  {
    pattern: /(?:\b(?:if|while|for)\s*\(.*\)|\belse)\s+(?:let|const|class)\b/,
    explanation: texts.declarationNeedsBraces,
  },
  {
    pattern: /\)\s*then\b/,
    explanation: texts.noThen,
  },
  {
    pattern: /^\s*async\s+\w+\s*\(/,
    when: /identifier/,
    explanation: texts.functionAfterAsync,
  },
  {
    pattern: /\bthrow\s*;/,
    explanation: texts.throwWithoutError,
  },
  {
    pattern: /^\s*\{.*\}\s*=[^=]/,
    explanation: texts.braceAtStart,
  },
  {
    pattern: /=>\s*\{\s*\w+\s*:/,
    when: /':'|','/,
    explanation: texts.objectAfterArrow,
  },
  {
    // A colon between two values that isn't part of an object, conditional expression, or type annotation.
    pattern:
      /^(?!\s*(?:case|for|if|while|function)\b)[^?{]*[=(][^?{]*[\w)\]]\s*:\s*(?!(?:string|number|boolean|any)\b)[\w(][^{]*$/,
    when: /':'|argument list/,
    explanation: texts.toDivide,
  },
  {
    pattern: /\?[^:?.]*$/,
    when: /conditional expression|ternary|'[;)]'/,
    explanation: texts.colonMissing,
  },
  {
    pattern: /^\s*(?:export|import)\b(?!\s*[.(])/,
    explanation: texts.noImport,
  },
];

/** Explains that a reserved word can't be a name. */
export function describeReserved(word: string): string {
  const other = `my${word[0]?.toUpperCase()}${word.slice(1)}`;
  return texts.reserved(named(word), named(other));
}

/**
 * Explains how to write the error's line in valid JavaScript.
 *
 * @param message - the engine's error message
 */
export function describeWriting(source: Source, message: string): string | undefined {
  const { here, text, line } = source;
  if (line === undefined) return undefined;
  for (const [index, token] of here.entries()) {
    const sentence =
      describeWord(source, token, here[index + 1]) ??
      describeSigns(token, here[index + 1]) ??
      describeHead(source, token, here[index + 1]) ??
      describeName(here[index - 1], token, here[index + 1]);
    if (sentence !== undefined) return sentence;
  }
  const misplaced = describeCase(source.tokens);
  if (misplaced !== undefined) return misplaced;
  const bare = bareLine(text);
  return LINES.find(({ pattern, when }) => pattern.test(bare) && (!when || when.test(message)))
    ?.explanation;
}

function describeWord(source: Source, token: Token, next: Token | undefined): string | undefined {
  const { text, kind } = token;
  if (
    kind === 'number' &&
    /^\d[\d_]*(?:\.\d*)?[a-z$]/i.test(text) &&
    !/^0[xob]|^\d+(?:\.\d*)?(?:e\d+|n)$/i.test(text)
  ) {
    const [digits] = /^\d+/.exec(text) ?? [text];
    return /\.[a-z]/i.test(text)
      ? texts.numberBeforePeriod(`(${digits})${text.slice(digits.length)}`)
      : texts.startsWithDigit(named(text));
  }
  if (kind === 'number' && next?.text === ',' && next.start === token.end) {
    const decimals = source.tokens.find(({ start }) => start === next.end);
    const isPlain = bracketsAround(source.tokens).get(token) === undefined;
    if (decimals?.kind === 'number' && isPlain) {
      return texts.decimalPoint(named(`${text}.${decimals.text}`));
    }
  }
  if (kind === 'number' && /^\d+\.\d+\.\d/.test(text)) {
    return texts.twoDots(named(text));
  }
  if (kind !== 'word') return undefined;
  if (JOINED.test(text)) return texts.twoWords(named(text));
  const isValue = next?.kind === 'word' || next?.kind === 'number' || next?.kind === 'text';
  const isUnknown = !findDeclared(source.tokens).some(({ name }) => name === text);
  // At the start of a line, `is (…) {` is a misspelled `if`.
  const isSpelled =
    isUnknown &&
    !(token === source.here[0] && text === 'is') &&
    new RegExp(`^${ANY_SPELLED}`, 'i').test(source.code.slice(token.start));
  if (isSpelled && (isValue || /^[(!-]$/.test(next?.text ?? ''))) return describeSpelled(source);
  const small = CAPITALIZED.get(text);
  if (small !== undefined && isUnknown && (isValue || /^[({]$/.test(next?.text ?? ''))) {
    return texts.caseSensitive(small, named(text));
  }
  const other = OTHER_WORDS.get(text);
  const isBlock =
    /^(?:foreach|unless|when|otherwise)$/.test(text) && /^[({]$/.test(next?.text ?? '');
  if (other !== undefined && (isValue || isBlock) && isUnknown) {
    return texts.otherKeyword(named(text), other);
  }
  if (text === '$' && next?.text === '{') return texts.dollarNeedsBackticks;
  return undefined;
}

/** Explains operators written as words on the error's line, such as `and` or `divided by`. */
function describeSpelled({ here, text: line }: Source): string {
  const at = here.findIndex(({ text }) => text.toLowerCase() === 'and');
  const isText = [-1, 1].some((step) => /^te/.test(here[at + step]?.kind ?? ''));
  if (at >= 0 && isText) return texts.toJoin;
  if (at >= 0 && /[-+*/%]/.test(line) && !/[<>=!]=|[<>&|]/.test(line)) {
    return texts.toAdd;
  }
  const phrases = bareLine(line).match(new RegExp(`\\b${ANY_SPELLED}`, 'gi')) ?? [];
  const pairs = [...new Set(phrases)].map((phrase) => {
    const found = SPELLED.find(([pattern]) => new RegExp(`^(?:${pattern})$`, 'i').test(phrase));
    return { sign: found?.[1] ?? '', phrase: named(phrase) };
  });
  return texts.signsInstead(pairs);
}

function describeSigns({ text, end }: Token, next: Token | undefined): string | undefined {
  const isJoined = next?.start === end;
  const pair = isJoined ? text + next.text : '';
  if (pair === '->') return texts.arrow;
  if (text === '=' && next?.text === '>') return texts.arrowWithoutSpace;
  if (pair === '<>') return texts.toCheckDifferent;
  if (pair === '====') return texts.toCompare;
  return undefined;
}

function describeHead(
  { tokens, text: line }: Source,
  { text, kind, start }: Token,
  next: Token | undefined,
): string | undefined {
  if (kind !== 'word') return undefined;
  const index = tokens.findIndex((token) => token.start === start);
  if (
    /^(?:if|while|for|switch)$/.test(text) &&
    next &&
    next.text !== '(' &&
    next.text !== 'await'
  ) {
    if (next.kind === 'sign' && /^[=:.,)]$/.test(next.text)) return undefined;
    return texts.parenthesesNeeded(text);
  }
  if (text === 'for' && next?.text === '(') {
    const close = partnerAfter(tokens, index + 1);
    const head = tokens.slice(index + 2, close);
    const isClosed = tokens[close]?.text === ')' && !head.some((token) => token.text === '{');
    const signs = head.filter((token) => token.text === ';').length;
    const isOver = head.some((token) => /^(?:of|in)$/.test(token.text));
    if (isClosed && !isOver && signs !== 2 && head.length > 0) {
      return texts.partsOfFor;
    }
  }
  if (text === 'function' && next?.kind === 'word') {
    if (tokens[index + 2]?.text === '{') {
      return texts.parenthesesMissing(named(next.text), `${next.text}( … ) {`);
    }
    if (hasTypes(tokens, index + 2)) return texts.noTypes;
  }
  if (/^(?:let|const|var)$/.test(text) && next?.kind === 'word') {
    const sign = tokens[index + 2]?.text;
    if (sign === ':') {
      return /:\s*\w+\s*=/.test(line) ? texts.noTypes : texts.toAssign;
    }
  }
  return undefined;
}

/** Returns true if parameters have type annotations: a `:` after a parameter or after the parameter list. */
function hasTypes(tokens: readonly Token[], open: number): boolean {
  if (tokens[open]?.text !== '(') return false;
  const close = partnerAfter(tokens, open);
  const around = bracketsAround(tokens);
  return tokens.slice(open, close + 2).some((token, at) => {
    const isAfter = at > close - open && token.text === ':';
    const name = tokens[open + at - 2]?.text ?? '';
    const isParameter = around.get(token) === tokens[open] && /^[(,]$/.test(name);
    return isAfter || (token.text === ':' && isParameter);
  });
}

/** Explains a `switch` whose body doesn't start with a `case`. */
function describeCase(tokens: readonly Token[]): string | undefined {
  const isWrong = tokens.some(({ text }, index) => {
    if (text !== 'switch' || tokens[index + 1]?.text !== '(') return false;
    const brace = partnerAfter(tokens, index + 1) + 1;
    const first = tokens[brace + 1]?.text ?? '}';
    return tokens[brace]?.text === '{' && !/^(?:case|default|\})$/.test(first);
  });
  return isWrong ? texts.caseMissing : undefined;
}

/** Explains a keyword, string, or number in place of a name. */
function describeName(
  before: Token | undefined,
  token: Token,
  next: Token | undefined,
): string | undefined {
  if (before?.kind !== 'word' || !/^(?:let|const|var|function|class)$/.test(before.text)) {
    return undefined;
  }
  if (token.kind === 'word' && RESERVED.has(token.text)) {
    return describeReserved(token.text);
  }
  if (token.kind === 'text') {
    return texts.nameInQuotes(named(token.text));
  }
  if (token.kind === 'number') {
    return texts.nameExpected(before.text);
  }
  return token.text === '=' && next ? texts.nameMissing(before.text) : undefined;
}
