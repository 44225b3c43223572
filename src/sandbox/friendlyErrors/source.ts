/** The reader's code with what sentences ask of it. */
import { tokensOf, type Token } from './tokens';

export interface Source {
  code: string;
  /** Where the error is, counted from 1. */
  line: number | undefined;
  /** The text of that line; empty when it is not known. */
  text: string;
  tokens: readonly Token[];
  /** The tokens of that line; of all lines when it is not known. */
  here: readonly Token[];
}

/**
 * Reads code around an error.
 *
 * @param code - the reader's code
 * @param line - of the error, if it is known
 */
export function readSource(code: string, line: number | undefined): Source {
  const tokens = tokensOf(code);
  return {
    code,
    line,
    text: line === undefined ? '' : (code.split('\n')[line - 1] ?? ''),
    tokens,
    here: line === undefined ? tokens : tokens.filter((token) => token.line === line),
  };
}

/** A piece of code for use in a sentence: between backticks, on one line, and short. */
export function named(code: string): string {
  const text = code.replaceAll('`', "'").replace(/\s+/g, ' ').trim();
  return `\`${text.length > 40 ? `${text.slice(0, 39)}…` : text}\``;
}

/** A text as a pattern that means itself. */
export function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
