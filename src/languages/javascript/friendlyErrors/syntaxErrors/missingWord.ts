/** Explains missing and misspelled keywords, and calls without an opening parenthesis. */
import { bracketsAround, findBracketFault } from '../../source/brackets';
import { findDeclared, partnerAfter } from '../../source/declared';
import { nearName } from '../names/nearName';
import { named, type Source } from '../../source/source';
import type { Token } from '../../source/tokens';
import { LINKS, STARTERS } from '../../source/words';
import * as texts from '../../../../texts/en/errors/missingWord';
import { isClassBrace, isObjectBrace } from './neighbors';

/**
 * Keywords that start a statement, grouped by what follows them: a name, a value, parentheses, or a block.
 */
const BEFORE_NAME = ['const', 'let', 'var', 'function', 'class', 'async', 'export', 'import'];
const BEFORE_VALUE = ['return', 'throw', 'await', 'case', 'typeof', 'new'];
const BEFORE_HEAD = ['while', 'for', 'if', 'switch', 'catch', 'function'];
const BEFORE_BLOCK = ['else', 'try', 'finally'];

/** Explains a missing or misspelled keyword, or a missing parenthesis. */
export function describeMissingWord(source: Source): string | undefined {
  return describeMissingParenthesis(source) ?? describeStart(source);
}

/** Explains `console.log 'x')`, with or without the closing parenthesis. */
function describeMissingParenthesis({ tokens, here, code }: Source): string | undefined {
  for (const value of here) {
    const index = tokens.indexOf(value);
    const [owner, dot, name] = tokens.slice(Math.max(0, index - 3), index);
    const isValue = /^(?:text|number|word)$/.test(value.kind) || value.text.startsWith('\u0060');
    if (!isValue || LINKS.test(value.text) || name?.kind !== 'word' || dot?.text !== '.') continue;
    const fault = findBracketFault(tokens, code);
    if (fault?.kind === 'extra' && fault.close.text === ')' && fault.close.line === value.line) {
      return texts.openingMissing(named(value.text));
    }
    if (/^(?:console|Math)$/.test(owner?.text ?? '') && fault === undefined) {
      const last = here.findLast(({ text }) => !/^[;}]$/.test(text)) ?? value;
      return texts.bothMissing(named(value.text), last === value ? undefined : named(last.text));
    }
  }
  return undefined;
}

/** Explains a missing or misspelled keyword at the start of the line. */
function describeStart({ tokens, here }: Source): string | undefined {
  const [first, next] = here.slice(
    here.findIndex(
      ({ text }, at) => text !== '}' && (text !== 'else' || here[at + 1]?.text === 'if'),
    ),
  );
  if (first?.kind !== 'word' || !next || STARTERS.test(first.text)) return undefined;
  const index = tokens.indexOf(first);
  const isHead = next.text === '(' && tokens[partnerAfter(tokens, index + 1) + 1]?.text === '{';
  const isCondition =
    isHead &&
    first.text.length < 4 &&
    /^[^;]*(?:(?<!=)[<>]|!|==|&&|\|\|)/.test(headText(tokens, index));
  const near = findDeclared(tokens).some(({ name }) => name === first.text)
    ? undefined
    : (nearName(first.text, wordsBefore(next, isHead)) ?? (isCondition ? 'if' : undefined));
  if (near !== undefined) {
    return texts.notKeyword(named(first.text), named(near));
  }
  if (!isHead) return undefined;
  const open = bracketsAround(tokens).get(first);
  const brace = open ? tokens.indexOf(open) : -1;
  return brace >= 0 && (isClassBrace(tokens, brace) || isObjectBrace(tokens, brace))
    ? undefined
    : texts.functionMissing(named(headText(tokens, index)));
}

function wordsBefore(next: Token, isHead: boolean): readonly string[] {
  if (isHead) return BEFORE_HEAD;
  if (next.text === '{' || next.text === 'if') return BEFORE_BLOCK;
  if (next.kind === 'word') {
    return LINKS.test(next.text) ? [] : [...BEFORE_NAME, ...BEFORE_VALUE];
  }
  return next.kind === 'text' || next.kind === 'number' ? BEFORE_VALUE : [];
}

/**
 * Returns the corrected function header, such as `function greet(name) {`. `index` is the position of the
 * function's name in `tokens`.
 */
function headText(tokens: readonly Token[], index: number): string {
  const head = tokens.slice(index + 2, partnerAfter(tokens, index + 1));
  const parameters = head.map(({ text }) => (text === ',' ? ', ' : text)).join('');
  return `function ${tokens[index]?.text ?? ''}(${parameters}) {`;
}
