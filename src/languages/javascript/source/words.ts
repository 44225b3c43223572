import type { Token } from './tokens';

/** Keywords that aren't values and are usually followed by a value, a name, or a block. */
export const STARTERS =
  /^(?:let|const|var|return|new|typeof|void|delete|throw|await|yield|case|else|do|in|of|instanceof|function|class|extends|async|get|set|static|if|for|while|switch|try|catch|finally|import|export|default|from|as|break|continue)$/;

/** Keywords that come between two values or after a block. */
export const LINKS = /^(?:in|of|instanceof|extends|from|as|else|while|catch|finally)$/;

/** Returns true if a token can be a name, which means it's a word in neither `STARTERS` nor `LINKS`. */
export function isNameWord({ kind, text }: Token): boolean {
  return kind === 'word' && !STARTERS.test(text) && !LINKS.test(text);
}
