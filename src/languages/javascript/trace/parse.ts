/** Parses a program the way the runner compiles it. */
import { parse, type Expression, type Function, type Token } from 'acorn';

/** Wrapped around the program on its first and last line, so that lines stay the same. */
const OPEN = `'use strict'; (async function () {`;
const CLOSE = '\n})';

export interface ParsedProgram {
  /** The wrapped code, which all positions refer to. */
  text: string;
  /** The function whose body is the program. */
  program: Function;
  tokens: readonly Token[];
  /** Cuts the program out of a changed version of `text`. */
  unwrap: (changed: string) => string;
}

/**
 * Parses the body of a strict async function: `await` and `return` are allowed at the top level.
 *
 * @param code - the reader's program
 * @returns undefined if it doesn't parse
 */
export function parseProgram(code: string): ParsedProgram | undefined {
  const text = OPEN + code + CLOSE;
  const tokens: Token[] = [];
  try {
    const { body } = parse(text, { ecmaVersion: 'latest', locations: true, onToken: tokens });
    const wrapped = body[1]?.type === 'ExpressionStatement' ? body[1].expression : undefined;
    // Code that closes the wrapper early has more than two statements.
    return body.length === 2 && isFunction(wrapped)
      ? {
          text,
          program: wrapped,
          tokens,
          unwrap: (changed) => changed.slice(OPEN.length, -CLOSE.length),
        }
      : undefined;
  } catch {
    return undefined;
  }
}

function isFunction(node: Expression | undefined): node is Expression & Function {
  return node?.type === 'FunctionExpression';
}
