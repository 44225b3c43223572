/** Finds unmatched brackets, and the brackets around tokens. */
import { memoized } from '../../../site/memoized';
import { isPastEnd } from './pastEnd';
import type { Token } from './tokens';

export const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/**
 * An unmatched bracket. `left` is never closed, or is still open at the token `end`, which it can't contain.
 * `extra` doesn't close anything. `crossed` is closed by a different kind of bracket.
 */
export type BracketFault =
  | { kind: 'left'; open: Token; end?: Token }
  | { kind: 'extra'; close: Token }
  | { kind: 'crossed'; open: Token; close: Token };

/**
 * Finds an unmatched bracket. If several braces are open, the indentation shows which one isn't closed.
 *
 * @param tokens - all tokens of the code
 * @returns undefined if all brackets match
 */
export function findBracketFault(tokens: readonly Token[], code: string): BracketFault | undefined {
  const open: Token[] = [];
  /** Positions of the open brackets. */
  const places: number[] = [];
  let suspect: Token | undefined;
  for (const [index, token] of tokens.entries()) {
    const inner = open.at(-1);
    if (inner && isPastEnd(tokens, index, places.at(-1) ?? 0)) {
      return { kind: 'left', open: inner, end: token };
    }
    if (token.kind !== 'sign') continue;
    if (token.text in CLOSING) {
      open.push(token);
      places.push(index);
    } else if (/^[)\]}]$/.test(token.text)) {
      const partner = open.pop();
      places.pop();
      if (partner === undefined) return { kind: 'extra', close: token };
      if (CLOSING[partner.text] !== token.text) {
        const isForgotten = open.some(({ text }) => CLOSING[text] === token.text);
        return isForgotten
          ? { kind: 'left', open: partner }
          : { kind: 'crossed', open: partner, close: token };
      }
      const isFirst = tokens[index - 1]?.line !== token.line;
      if (isFirst && indentOf(token, code) < indentOf(partner, code)) suspect ??= partner;
    }
  }
  const last = suspect ?? open.at(-1);
  return open.length > 0 && last ? { kind: 'left', open: last } : undefined;
}

/**
 * Finds the bracket around each token.
 *
 * @param tokens - all tokens of the code
 * @returns a map from each token to the innermost open bracket; undefined for tokens outside brackets
 */
export const bracketsAround = memoized(findBracketsAround);

function findBracketsAround(tokens: readonly Token[]): ReadonlyMap<Token, Token | undefined> {
  const open: Token[] = [];
  const around = new Map<Token, Token | undefined>();
  for (const token of tokens) {
    if (token.kind === 'sign' && /^[)\]}]$/.test(token.text)) open.pop();
    around.set(token, open.at(-1));
    if (token.kind === 'sign' && token.text in CLOSING) open.push(token);
  }
  return around;
}

function indentOf({ start }: Token, code: string): number {
  const lineStart = code.lastIndexOf('\n', start - 1) + 1;
  return /^\s*/.exec(code.slice(lineStart))?.[0].length ?? 0;
}
