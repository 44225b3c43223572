/** Finds where statements start. */
import type { Token } from './tokens';

/** Returns true if a token starts a statement: it's the first on its line, or follows a `;` or a brace. */
export function isStart(before: Token | undefined, { line }: Token): boolean {
  if (before === undefined || /^[;{}]$/.test(before.text)) return true;
  return before.line < line && before.text !== 'return' && /[\w$)\]'"`]$/.test(before.text);
}
