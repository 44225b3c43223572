/** The learner's code, tokenized for the explanations. */
import { tokensOf, type Token } from './tokens';

/** The longest code that's explained. The longest program of a lesson has 6,000 characters. */
const MAX_LENGTH = 50_000;
const LONG_LINE = /[^\n]{5000}/;
const MAX_TOKENS = 5000;
const MAX_TOKENS_IN_LINE = 300;

export interface Source {
  code: string;
  /** Line of the error, 1-based; undefined if unknown. */
  line: number | undefined;
  /** Text of the error's line; empty if unknown. */
  text: string;
  tokens: readonly Token[];
  /** Tokens of the error's line; all tokens if the line is unknown. */
  here: readonly Token[];
  /** Names in the tests of the exercise, such as those that the task asks for. */
  wanted: ReadonlySet<string>;
}

/**
 * Tokenizes the learner's code.
 *
 * @param line - line of the error, 1-based; undefined if unknown
 * @param tests - tests of the exercise; empty if there are none
 */
export function readSource(code: string, line: number | undefined, tests = ''): Source {
  const tokens = tokensOf(code);
  return {
    code,
    line,
    text: line === undefined ? '' : (code.split('\n')[line - 1] ?? ''),
    tokens,
    here: line === undefined ? tokens : tokens.filter((token) => token.line === line),
    wanted: new Set(tokensOf(tests).flatMap(({ kind, text }) => (kind === 'word' ? [text] : []))),
  };
}

/**
 * Returns true for code that no person writes. Its errors aren't explained, because the rules compare the tokens
 * of a line with all others, and the page would freeze.
 */
export function isTooLong(code: string): boolean {
  if (code.length > MAX_LENGTH || LONG_LINE.test(code)) return true;
  const tokens = tokensOf(code);
  // Tokens are in the order of their lines.
  return (
    tokens.length > MAX_TOKENS ||
    tokens.some(({ line }, index) => tokens[index + MAX_TOKENS_IN_LINE]?.line === line)
  );
}

/** Formats code for a sentence: in backticks, on one line, and truncated to 40 characters. */
export function named(code: string): string {
  const text = code.replaceAll('`', "'").replace(/\s+/g, ' ').trim();
  return `\`${text.length > 40 ? `${text.slice(0, 39)}…` : text}\``;
}

/** Puts text in the kind of quotes that the error's line already uses, or single quotes if it has none. */
export function inQuotes(text: string, { here }: Source): string {
  const quote = here.find(({ kind }) => kind === 'text')?.text.charAt(0) ?? "'";
  return quote + text + quote;
}

/** Escapes text for use in a regular expression. */
export function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
