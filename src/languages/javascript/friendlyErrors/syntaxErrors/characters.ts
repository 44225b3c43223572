/** Explains characters that look right but aren't valid in code. */
import { named, type Source } from '../../source/source';
import { bareLine } from './slips';

const MEANT: Readonly<Record<string, string>> = {
  '×': 'To multiply, write `*`',
  '·': 'To multiply, write `*`',
  '⋅': 'To multiply, write `*`',
  '÷': 'To divide, write `/`',
  '≤': 'Write `<=`',
  '≥': 'Write `>=`',
  '≠': 'Write `!==`',
  '⇒': 'Write `=>`',
  '→': 'Write `=>`',
  '…': 'Write three dots: `...`',
};

/**
 * Explains what to type instead of an invalid character.
 *
 * @param source - the code; an invalid character on the error's line takes precedence over earlier ones
 * @param fallback - the character in the engine's message
 */
export function describeCharacter(source: Source, fallback?: string): string | undefined {
  const isOdd = ({ kind }: { kind: string }) => kind === 'odd';
  const character = (source.here.find(isOdd) ?? source.tokens.find(isOdd))?.text ?? fallback;
  if (character === undefined || character === '') return undefined;
  const meant = MEANT[character];
  if (meant !== undefined) return `${meant} instead of ${named(character)}.`;
  if (/["“”„‟«»]/.test(character)) {
    return `${named(character)} is a curly quote. Code needs straight ones, as in \`"text"\`; retype them.`;
  }
  if (character === '´') return "`´` is an accent, not a quote. Type `'` instead.";
  if (/['‘’‚‛]/.test(character)) {
    return `${named(character)} is a curly quote. Code needs straight ones, as in \`'text'\`; retype them.`;
  }
  if (/[‐‑‒–—―−]/.test(character)) {
    return `${named(character)} is a dash that only looks like a minus sign. Type \`-\` on the keyboard.`;
  }
  if (character === '#')
    return "`#` doesn't start a comment in JavaScript. Comments start with `//`.";
  if (character === '\\' && isLikeComment(source)) {
    return 'A comment starts with two forward slashes: `//`.';
  }
  if (character === '\\' && /[\w)]\s*\\\s*[\w(]/.test(bareLine(source.text))) {
    return 'To divide, write `/` instead of `\\`.';
  }
  if (character === '\\') return 'A `\\` only works inside quotes. Remove it here.';
  if (/[\p{Cf}\p{Cc}]/u.test(character)) {
    return "There's an invisible character on this line, maybe from copying. Delete the line and retype it.";
  }
  const plain = character.normalize('NFKC');
  return /^[!-~]$/.test(plain) && plain !== character
    ? `${named(character)} is a full-width character. Type a plain ${named(plain)} instead.`
    : `${named(character)} has no meaning in code. Put it in quotes if it's part of a string, or remove it.`;
}

/** Returns true if the line seems to be a comment typed with `\\` or `\` instead of `//`. */
function isLikeComment({ here }: Source): boolean {
  const at = here.findIndex(({ text }) => text === '\\');
  const [next, other] = here.slice(at + 1);
  return at === 0 || next?.text === '\\' || (next?.kind === 'word' && other?.kind === 'word');
}
