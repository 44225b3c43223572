/** Detects where an unclosed bracket should have been closed. */
import type { Token } from './tokens';
import { STARTERS } from './words';

const HEADS = /^(?:if|while|for|switch|catch|function)$/;
const STATEMENTS = /^(?:const|let|var|return|if|for|while|switch|console)$/;
const ENDS_VALUE = /(?:[\p{L}\d_$)\]'"`]|\+\+|--)$/u;

/**
 * Returns true if a token can't be inside an open parenthesis or square bracket: a `;`, the `{` of an `if` or
 * a function, or a new statement on its own line.
 *
 * @param index - index of the token
 * @param opening - index of the opening bracket
 */
export function isPastEnd(tokens: readonly Token[], index: number, opening: number): boolean {
  const [open, before, token] = [tokens[opening], tokens[index - 1], tokens[index]];
  if (!open || !before || !token || open.text === '{') return false;
  const owner = tokens[opening - 1]?.text ?? '';
  if (token.text === ';') return owner !== 'for' && !isClosedNearby(tokens, index);
  if (!ENDS_VALUE.test(before.text) || STARTERS.test(before.text)) return false;
  if (token.text === '{') {
    return HEADS.test(owner) || tokens[opening - 2]?.text === 'function';
  }
  return token.kind === 'word' && token.line > before.line && STATEMENTS.test(token.text);
}

/** Returns true if the bracket around a token is closed right after the token or on the same line. */
function isClosedNearby(tokens: readonly Token[], index: number): boolean {
  let depth = 0;
  for (let at = index + 1; at < tokens.length; at += 1) {
    const { kind, text, line } = tokens[at] as Token;
    if (line !== tokens[index]?.line && at > index + 1) return false;
    if (kind !== 'sign') continue;
    if (/^[([{]$/.test(text)) depth += 1;
    if (/^[)\]}]$/.test(text)) depth -= 1;
    if (depth < 0) return text !== '}';
  }
  return false;
}
