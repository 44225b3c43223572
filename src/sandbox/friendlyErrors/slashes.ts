/** Sentences for a comment that begins with one slash. */
import { knownNames } from './bareText';
import type { Rule } from './rule';
import type { Source } from './source';
import type { Token } from './tokens';

const LINE = 'If this line is a comment, start it with two slashes: `//`.';
const REST = 'If what follows `/` is a comment, start it with two slashes: `//`.';

export const SLASH_RULES: readonly Rule[] = [
  {
    patterns: [/regular expression/i],
    explanation({ tokens }) {
      const slash = tokens.find((token) => isComment(token) && (token.isOpen || hasNoFlags(token)));
      return slash && (isLineStart(tokens, slash) ? LINE : REST);
    },
  },
  {
    patterns: [/^(\S+) is not defined$/, /^Can't find variable: (.+)/],
    explanation: ({ here: [slash, word] }, match) =>
      slash?.text === '/' && word?.text === match[1] ? LINE : undefined,
  },
];

/**
 * Says that a comment begins with two slashes, where one has words after it.
 *
 * @param source - the code
 */
export function describeSlash(source: Source): string | undefined {
  const { here } = source;
  const [first, ...others] = here;
  if (first === undefined) return undefined;
  const isRegex = first.kind === 'regex' && isComment(first);
  if (isRegex || (first.text === '/' && areWords(others.slice(0, 2)))) return LINE;
  const slash = here.findIndex(({ text }) => text === '/');
  const rest = here.slice(slash + 1);
  const known = knownNames(source);
  const isProse = slash > 0 && areWords(rest) && !rest.some(({ text }) => known.has(text));
  return isProse ? REST : undefined;
}

/** A regular expression that begins with a space, or a word of prose and a space. */
function isComment({ kind, text }: Token): boolean {
  return kind === 'regex' && /^\/(?: |\p{L}+ )/u.test(text);
}

/** What follows its last `/` is no flag. */
function hasNoFlags({ text }: Token): boolean {
  return !/\/[dgimsuvy]*$/.test(text);
}

function isLineStart(tokens: readonly Token[], token: Token): boolean {
  return tokens[tokens.indexOf(token) - 1]?.line !== token.line;
}

function areWords(tokens: readonly Token[]): boolean {
  return tokens.length > 1 && tokens.every(({ kind }) => kind === 'word');
}
