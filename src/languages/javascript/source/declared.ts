/** Finds the names and functions that the code declares. */
import { memoized } from '../../../site/memoized';
import { CLOSING } from './brackets';
import type { Token } from './tokens';

export interface Declared {
  name: string;
  kind: 'let' | 'const' | 'var' | 'class' | 'function' | 'parameter';
  line: number;
}

/** The body of a function, including the braces. */
export interface FunctionBody {
  /** Empty for an anonymous function. */
  name: string;
  line: number;
  tokens: readonly Token[];
}

const DECLARING = ['let', 'const', 'var', 'class', 'function'];
const CONDITIONS = ['if', 'for', 'while', 'switch', 'with'];

/**
 * Finds all declared names, regardless of scope.
 *
 * @param tokens - all tokens of the code
 */
export const findDeclared = memoized(findAllDeclared);

function findAllDeclared(tokens: readonly Token[]): readonly Declared[] {
  return tokens.flatMap((token, index) => {
    if (token.kind === 'word' && DECLARING.includes(token.text)) {
      const kind = token.text as Declared['kind'];
      return declaredAfter(tokens, index).map(({ text, line }) => ({ name: text, kind, line }));
    }
    const from = token.text === '=>' ? parameterStart(tokens, index) : undefined;
    const parameters = from === undefined ? headOf(tokens, index) : tokens.slice(from, index);
    return parameters
      .filter(({ kind }) => kind === 'word')
      .map(({ text, line }) => ({ name: text, kind: 'parameter' as const, line }));
  });
}

/**
 * Finds all functions whose body is in braces.
 *
 * @param tokens - all tokens of the code
 */
export const findFunctions = memoized(findAllFunctions);

function findAllFunctions(tokens: readonly Token[]): readonly FunctionBody[] {
  return tokens.flatMap((token, index) => {
    if (token.kind !== 'sign' || token.text !== '{') return [];
    const before = tokens[index - 1];
    const arrow = before?.text === '=>' ? index - 1 : undefined;
    const start =
      arrow !== undefined
        ? parameterStart(tokens, arrow)
        : before?.text === ')'
          ? partnerBefore(tokens, index - 1)
          : undefined;
    if (start === undefined) return [];
    const name = nameBefore(tokens, start, arrow !== undefined);
    if (name === undefined) return [];
    const end = partnerAfter(tokens, index);
    return [
      { name, line: tokens[start]?.line ?? token.line, tokens: tokens.slice(index, end + 1) },
    ];
  });
}

/**
 * Returns the index of a closing bracket.
 *
 * @param index - index of the opening bracket
 * @returns the index of the last token if the bracket is never closed
 */
export function partnerAfter(tokens: readonly Token[], index: number): number {
  let depth = 0;
  const found = tokens.findIndex(({ kind, text }, at) => {
    if (at < index || kind !== 'sign') return false;
    if (text in CLOSING) depth += 1;
    if (/^[)\]}]$/.test(text)) depth -= 1;
    return depth === 0;
  });
  return found < 0 ? tokens.length - 1 : found;
}

/** Returns the index of the opening bracket that matches the closing one at `index`; 0 if there's none. */
export function partnerBefore(tokens: readonly Token[], index: number): number {
  let depth = 0;
  for (let at = index; at > 0; at -= 1) {
    const { kind, text } = tokens[at] as Token;
    if (kind !== 'sign') continue;
    if (/^[)\]}]$/.test(text)) depth += 1;
    if (text in CLOSING) depth -= 1;
    if (depth === 0) return at;
  }
  return 0;
}

/**
 * Returns the names after a keyword such as `let`: one, several separated by commas, or a destructuring
 * pattern.
 */
function declaredAfter(tokens: readonly Token[], index: number): Token[] {
  const next = tokens[index + 1];
  if (next?.text === '{' || next?.text === '[') {
    return tokens
      .slice(index + 2, partnerAfter(tokens, index + 1))
      .filter(({ kind }, at) => kind === 'word' && tokens[index + 3 + at]?.text !== ':');
  }
  if (next?.kind !== 'word') return [];
  const names = [next];
  let depth = 0;
  for (let at = index + 2; at < tokens.length; at += 1) {
    const { kind, text } = tokens[at] as Token;
    if (kind === 'sign' && text in CLOSING) depth += 1;
    if (kind === 'sign' && /^[)\]}]$/.test(text)) depth -= 1;
    if (depth < 0 || (depth === 0 && (text === ';' || DECLARING.includes(text)))) break;
    const name = tokens[at + 1];
    const isNext = depth === 0 && text === ',' && name?.kind === 'word';
    if (isNext && /^(?:[=,;]|of)$/.test(tokens[at + 2]?.text ?? ';')) names.push(name);
  }
  return names;
}

/** Returns the parameters of the function or `catch` clause whose body starts with the brace at `index`. */
function headOf(tokens: readonly Token[], index: number): readonly Token[] {
  if (tokens[index]?.text !== '{' || tokens[index - 1]?.text !== ')') return [];
  const start = partnerBefore(tokens, index - 1);
  const owner = tokens[start - 1];
  if (owner?.kind !== 'word' || CONDITIONS.includes(owner.text)) return [];
  return tokens.slice(start + 1, index - 1);
}

function parameterStart(tokens: readonly Token[], arrow: number): number {
  return tokens[arrow - 1]?.text === ')' ? partnerBefore(tokens, arrow - 1) : arrow - 1;
}

/**
 * Returns the name of the function whose parameters start at an index; undefined if they aren't parameters.
 */
function nameBefore(tokens: readonly Token[], start: number, isArrow: boolean): string | undefined {
  let at = start - 1;
  const owner = tokens[at];
  if (!isArrow && (owner?.kind !== 'word' || CONDITIONS.includes(owner.text))) return undefined;
  if (owner?.text === 'catch') return undefined;
  if (owner?.kind === 'word' && !['function', 'async', 'return'].includes(owner.text)) {
    return owner.text;
  }
  while (/^(?:function|async|\*)$/.test(tokens[at]?.text ?? '')) at -= 1;
  const isNamed = /^[=:]$/.test(tokens[at]?.text ?? '') && tokens[at - 1]?.kind === 'word';
  return isNamed ? tokens[at - 1]?.text : '';
}
