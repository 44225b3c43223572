/** Explains comments that start with a single slash. */
import type { Rule } from '../rule';
import type { Source } from '../../source/source';
import type { Token } from '../../source/tokens';
import * as texts from '../../../../texts/en/errors/slashes';
import { knownNames } from './bareText';

export const SLASH_RULES: readonly Rule[] = [
  {
    patterns: [/regular expression/i],
    explanation({ tokens }) {
      const slash = tokens.find(
        (token) =>
          token.kind === 'regex' &&
          (isComment(token) || isLineStart(tokens, token)) &&
          (token.isOpen || hasInvalidFlags(token)),
      );
      return slash && (isLineStart(tokens, slash) ? texts.wholeLine : texts.restOfLine);
    },
  },
  {
    patterns: [/^(\S+) is not defined$/, /^Can't find variable: (.+)/],
    explanation: ({ here: [slash, word] }, match) =>
      slash?.text === '/' && word?.text === match[1] ? texts.wholeLine : undefined,
  },
];

/**
 * Explains that comments start with two slashes, if words follow a single slash.
 *
 * @param source - the code, with the line of the error
 */
export function describeSlash(source: Source): string | undefined {
  const { here } = source;
  const [first, ...others] = here;
  if (first === undefined) return undefined;
  const isRegex = first.kind === 'regex' && isComment(first);
  if (isRegex || (first.text === '/' && areWords(others.slice(0, 2)))) return texts.wholeLine;
  const slash = here.findIndex(({ text }) => text === '/');
  const rest = here.slice(slash + 1);
  const known = knownNames(source);
  const isProse = slash > 0 && areWords(rest) && !rest.some(({ text }) => known.has(text));
  return isProse ? texts.restOfLine : undefined;
}

/** Returns true for a regular expression that starts with a space, or with a word and a space. */
function isComment({ kind, text }: Token): boolean {
  return kind === 'regex' && /^\/(?: |\p{L}+ )/u.test(text);
}

/** Returns true if the text after the last `/` isn't a valid set of regex flags. */
function hasInvalidFlags({ text }: Token): boolean {
  return !/\/[dgimsuvy]*$/.test(text);
}

function isLineStart(tokens: readonly Token[], token: Token): boolean {
  return tokens[tokens.indexOf(token) - 1]?.line !== token.line;
}

function areWords(tokens: readonly Token[]): boolean {
  return tokens.length > 1 && tokens.every(({ kind }) => kind === 'word');
}
