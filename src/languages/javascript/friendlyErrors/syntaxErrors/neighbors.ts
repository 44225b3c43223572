/** Explains consecutive values, and operators with a missing operand. */
import { CLOSING } from '../../source/brackets';
import { named, type Source } from '../../source/source';
import { findDeclared, partnerAfter } from '../../source/declared';
import type { Token } from '../../source/tokens';
import { isNameWord, LINKS, STARTERS } from '../../source/words';
import * as texts from '../../../../texts/en/errors/neighbors';
import { knownNames } from './bareText';

const CONDITIONS = /^(?:if|while|for|switch)$/;
/** Matches the operators of a condition. */
const CONDITION_SIGNS = /^(?:&&|\|\||[<>]=?|[=!]==?)$/;
const OPERATORS = /^(?:[-+*/%=<>!&|^?]|[*&|?]{2}|[=!]==?|[<>]=|[-+*/%&|^]=|=>|\.)$/;

/**
 * Explains two values with nothing between them, or an operator with a missing operand.
 *
 * @param around - the innermost bracket around each token
 */
export function describeNeighbors(
  source: Source,
  around: ReadonlyMap<Token, Token | undefined>,
): string | undefined {
  const { tokens, here } = source;
  for (const token of here) {
    const index = tokens.indexOf(token);
    const before = tokens[index - 1];
    if (before === undefined) continue;
    const sentence =
      describeMissingValue(before, token, tokens[index + 1]) ??
      describeInside(source, index, around) ??
      describePair(source, index, around);
    if (sentence !== undefined) return sentence;
  }
  return undefined;
}

function describeMissingValue(
  before: Token,
  token: Token,
  next: Token | undefined,
): string | undefined {
  if (before.kind !== 'sign' || token.kind !== 'sign') return undefined;
  if (before.text === ',' && token.text === ',') {
    return texts.twoCommas;
  }
  if (!OPERATORS.test(before.text) || /^[([{!~+-]$|^\+\+|^--|^\.\.\./.test(token.text)) {
    return undefined;
  }
  if (/^[<>]$/.test(token.text) && next?.kind === 'word') return undefined;
  return before.text === '.' ? texts.propertyNameMissing : texts.valueMissing(before.text);
}

/** Explains a token that isn't valid in the brackets around it. */
function describeInside(
  { tokens, text: line }: Source,
  index: number,
  around: ReadonlyMap<Token, Token | undefined>,
): string | undefined {
  const [earlier, before, token, next] = [-2, -1, 0, 1].map((step) => tokens[index + step]);
  const open = token && around.get(token);
  if (!before || !token || !open) return undefined;
  const opener = tokens[tokens.indexOf(open) - 1];
  const isObject = open.text === '{' && isObjectBrace(tokens, tokens.indexOf(open));
  const isClass = open.text === '{' && isClassBrace(tokens, tokens.indexOf(open));
  const brackets = `${open.text} ${CLOSING[open.text]}`;
  const isStart = (other: Token | undefined) => /^[{,;}]$/.test(other?.text ?? '');
  if (token.text === ';' && isObject) {
    return texts.commasInObject;
  }
  if (token.text === ';' && open.text !== '{' && /^(?:\)|else)$/.test(opener?.text ?? '')) {
    return texts.useBraces(open.line, brackets);
  }
  if (token.text === ';' && open.text !== '{' && opener?.text !== 'for') {
    if (next && !/^[)\]]$/.test(next.text) && !CONDITIONS.test(opener?.text ?? '')) {
      return texts.commasInBrackets(brackets);
    }
    return texts.noSemicolonInBrackets(brackets);
  }
  if (token.text === '=' && isObject && isStart(earlier) && !isDestructuring(tokens, open)) {
    return texts.colonInObject;
  }
  if (token.text === ':' && open.text === '[' && !line.includes('?')) {
    return texts.noNamesInArray;
  }
  if (
    token.text === 'function' &&
    (isObject || isClass) &&
    isStart(before) &&
    next?.kind === 'word'
  ) {
    return texts.methodWithoutFunction(`${next.text}() { … }`);
  }
  if (!isClass) return undefined;
  if (/^(?:let|const|var)$/.test(token.text)) {
    return texts.fieldWithoutKeyword(token.text);
  }
  if (token.text === ',') return texts.noCommasInClass;
  return token.text === ':' ? texts.equalsInClass : undefined;
}

/** Returns true if braces are a destructuring pattern, where `=` sets a default. */
function isDestructuring(tokens: readonly Token[], open: Token): boolean {
  const close = partnerAfter(tokens, tokens.indexOf(open));
  const rest = tokens.slice(close + 1);
  const next = rest.findIndex(({ text }) => /^(?:[;={]|=>|of)$/.test(text));
  return next >= 0 && /^(?:[={]|=>|of)$/.test(rest[next]?.text ?? '');
}

/** Returns true if a brace starts a class body. */
export function isClassBrace(tokens: readonly Token[], index: number): boolean {
  return [1, 2].some((step) => /^(?:class|extends)$/.test(tokens[index - step]?.text ?? ''));
}

function describePair(
  source: Source,
  index: number,
  around: ReadonlyMap<Token, Token | undefined>,
): string | undefined {
  const { tokens } = source;
  const [before, token] = [tokens[index - 1], tokens[index]];
  const open = token && around.get(token);
  if (!before || !token || !endsValue(before, open) || !startsValue(token, before)) {
    return undefined;
  }
  const times = describeTimes(source, index);
  if (times !== undefined) return times;
  if (before.kind === 'text' && before.end === token.start && token.kind === 'word') {
    return texts.stringEndsEarly(named(token.text));
  }
  if (before.kind === 'number' && before.end === token.start) return undefined;
  const [first, second] = [named(before.text), named(token.text)];
  if (open?.text === '[') {
    return texts.commaMissingInArray(first, second);
  }
  if (open?.text === '(' && CONDITIONS.test(tokens[tokens.indexOf(open) - 1]?.text ?? '')) {
    return texts.signOrParenthesisMissing(first, second);
  }
  if (before.text === ')' && token.kind === 'word' && !knownNames(source).has(token.text)) {
    return texts.notName(second);
  }
  const close = open && tokens[partnerAfter(tokens, tokens.indexOf(open))];
  const isFunction = findDeclared(tokens).some(
    ({ name, kind }) => name === before.text && kind === 'function',
  );
  if (isFunction && open?.text === '(' && close?.line === token.line) {
    const call = `${before.text}(${source.code.slice(token.start, close.start)})`;
    return texts.parenthesesMissing(first, named(call));
  }
  const missing = describeMissingSign(source, before, token, around);
  if (missing !== undefined) return missing;
  if (open?.text === '(') {
    const isJoin = before.kind === 'text' || token.kind === 'text';
    const text = isPerhapsText(source, before) ? first : undefined;
    return texts.commaMissing({ first, second, isJoin, text });
  }
  if (open && isObjectBrace(tokens, tokens.indexOf(open))) {
    const isKey = /^[{,]$/.test(tokens[index - 2]?.text ?? '');
    return isKey && tokens[index + 1]?.text !== ':'
      ? texts.colonMissing(first, second)
      : texts.commaMissingInObject(first);
  }
  return before.line === token.line ? describeStatement(before, token, source, index) : undefined;
}

/** Explains two values in a calculation or condition, but not in a list of arguments. */
function describeMissingSign(
  { tokens, here }: Source,
  before: Token,
  token: Token,
  around: ReadonlyMap<Token, Token | undefined>,
): string | undefined {
  const open = around.get(token);
  const owner = open && tokens[tokens.indexOf(open) - 1];
  const isInside = here.some(
    (sign) =>
      around.get(sign) === open && (/^[-+*/%]$/.test(sign.text) || CONDITION_SIGNS.test(sign.text)),
  );
  const isGroup = open?.text === '(' && !(owner && isNameWord(owner));
  const isValue = [before, token].every((one) => one.kind === 'number' || isNameWord(one));
  if (!isValue || before.line !== token.line || !(isGroup || isInside)) return undefined;
  const [first, second] = [named(before.text), named(token.text)];
  return here.some(({ text }) => CONDITION_SIGNS.test(text))
    ? texts.signMissingInCondition(first, second)
    : texts.signMissing(first, second);
}

/** Returns true if a word might be text without quotes, because the code has no such name. */
function isPerhapsText(source: Source, { kind, text }: Token): boolean {
  return kind === 'word' && text.length > 2 && !knownNames(source).has(text);
}

function describeStatement(
  before: Token,
  token: Token,
  source: Source,
  index: number,
): string | undefined {
  const { tokens } = source;
  if (/^(?:let|const|var|return|if|for|while)$/.test(token.text)) {
    return texts.newStatement(named(token.text));
  }
  const previous = tokens[index - 2];
  const isAssigned =
    /^(?:text|number)$/.test(token.kind) &&
    previous?.line !== before.line &&
    findDeclared(tokens).some(({ name }) => name === before.text);
  if (isAssigned || /^(?:let|const|var)$/.test(previous?.text ?? '')) {
    return texts.equalsMissing(named(before.text), named(token.text));
  }
  return texts.nothingBetween(named(before.text), named(token.text));
}

/** Explains an `x` or `x4` after a value, which must mean "times" unless a variable has that name. */
function describeTimes({ tokens }: Source, index: number): string | undefined {
  const at = [index, index - 1].find((one) => /^x\d*$/i.test(tokens[one]?.text ?? '')) ?? -1;
  const sign = tokens[at]?.text ?? '';
  const [left, right] = [tokens[at - 1], tokens[sign.length > 1 ? at : at + 1]];
  const isValue = (token: Token | undefined) =>
    token?.kind === 'number' || (token?.kind === 'word' && !STARTERS.test(token.text));
  return at > 0 &&
    left?.line === right?.line &&
    isValue(left) &&
    isValue(right) &&
    !findDeclared(tokens).some(({ name, line }) => name === sign && line !== left?.line)
    ? texts.toMultiply(named(sign.charAt(0)))
    : undefined;
}

function endsValue({ kind, text }: Token, open: Token | undefined): boolean {
  switch (kind) {
    case 'sign':
      return text === ']' || (/^[([]$/.test(open?.text ?? '') && /^[)}]$/.test(text));
    case 'template':
      return text.endsWith('\u0060');
    case 'word':
      return !STARTERS.test(text);
    default:
      return kind === 'number' || kind === 'text' || kind === 'regex';
  }
}

function startsValue({ kind, text }: Token, before: Token): boolean {
  if (kind === 'word') return !LINKS.test(text);
  if (kind === 'sign') return text === '{' && before.text === '}';
  return kind === 'number' || kind === 'text';
}

/** Returns true if a brace starts an object literal, not a block. */
export function isObjectBrace(tokens: readonly Token[], index: number): boolean {
  const before = tokens[index - 1]?.text ?? '';
  if (before !== ':') return /^(?:[=(,[?]|return|&&|\|\||\?\?)$/.test(before);
  const line = tokens.slice(0, index - 1).map(({ text }) => text);
  const start = Math.max(...[';', '{', '}', ','].map((text) => line.lastIndexOf(text)));
  return !line.slice(start + 1).some((text) => /^(?:case|default)$/.test(text));
}
