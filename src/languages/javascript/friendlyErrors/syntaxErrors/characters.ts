/** Explains characters that look right but aren't valid in code. */
import { named, type Source } from '../../source/source';
import * as texts from '../../../../texts/en/errors/characters';
import { bareLine } from './slips';

const MEANT: Readonly<Record<string, (character: string) => string>> = {
  '×': texts.toMultiply,
  '·': texts.toMultiply,
  '⋅': texts.toMultiply,
  '÷': texts.toDivide,
  '≤': (character) => texts.writeInstead('<=', character),
  '≥': (character) => texts.writeInstead('>=', character),
  '≠': (character) => texts.writeInstead('!==', character),
  '⇒': (character) => texts.writeInstead('=>', character),
  '→': (character) => texts.writeInstead('=>', character),
  '…': texts.threeDots,
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
  if (meant !== undefined) return meant(named(character));
  if (/["“”„‟«»]/.test(character)) {
    return texts.curlyDoubleQuote(named(character));
  }
  if (character === '´') return texts.accent;
  if (/['‘’‚‛]/.test(character)) {
    return texts.curlySingleQuote(named(character));
  }
  if (/[‐‑‒–—―−]/.test(character)) {
    return texts.dash(named(character));
  }
  if (character === '#') return texts.hash;
  if (character === '\\' && isLikeComment(source)) {
    return texts.comment;
  }
  if (character === '\\' && /[\w)]\s*\\\s*[\w(]/.test(bareLine(source.text))) {
    return texts.toDivide(named(character));
  }
  if (character === '\\') return texts.backslash;
  if (/[\p{Cf}\p{Cc}]/u.test(character)) {
    return texts.invisible;
  }
  const plain = character.normalize('NFKC');
  return /^[!-~]$/.test(plain) && plain !== character
    ? texts.fullWidth(named(character), named(plain))
    : texts.noMeaning(named(character));
}

/** Returns true if the line seems to be a comment typed with `\\` or `\` instead of `//`. */
function isLikeComment({ here }: Source): boolean {
  const at = here.findIndex(({ text }) => text === '\\');
  const [next, other] = here.slice(at + 1);
  return at === 0 || next?.text === '\\' || (next?.kind === 'word' && other?.kind === 'word');
}
