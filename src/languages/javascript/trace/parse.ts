/** Parses code the way the runner compiles it, or the way a page runs its script. */
import {
  parse,
  type Expression,
  type Function,
  type Node,
  type Options,
  type Program,
  type Statement,
  type Token,
} from 'acorn';

/** Wrapped around the program on its first and last line, so that lines stay the same. */
const OPEN = `'use strict'; (async function () {`;
const CLOSE = '\n})';

export interface ParsedProgram {
  /** The code, which all positions refer to. A program's is wrapped. */
  text: string;
  /** The node whose body is the program. */
  program: Node;
  body: readonly (Statement | Program['body'][number])[];
  /** Position where the body begins. */
  start: number;
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
  const { body = [], tokens } = parseText(text, {}) ?? {};
  const wrapped = body[1]?.type === 'ExpressionStatement' ? body[1].expression : undefined;
  // Code that closes the wrapper early has more than two statements.
  return tokens &&
    body.length === 2 &&
    isFunction(wrapped) &&
    wrapped.body.type === 'BlockStatement'
    ? {
        text,
        program: wrapped,
        body: wrapped.body.body,
        start: wrapped.body.start + 1,
        tokens,
        unwrap: (changed) => changed.slice(OPEN.length, -CLOSE.length),
      }
    : undefined;
}

/**
 * Parses a page's script, which is sloppy unless it says otherwise.
 *
 * @returns undefined if it doesn't parse
 */
export function parseScript(code: string): ParsedProgram | undefined {
  const parsed = parseText(code, { sourceType: 'script' });
  return parsed && { ...parsed, text: code, start: 0, unwrap: (changed) => changed };
}

function parseText(
  text: string,
  options: Partial<Options>,
): (Pick<ParsedProgram, 'program' | 'tokens'> & { body: Program['body'] }) | undefined {
  const tokens: Token[] = [];
  try {
    const program = parse(text, {
      ecmaVersion: 'latest',
      locations: true,
      onToken: tokens,
      ...options,
    });
    return { program, body: program.body, tokens };
  } catch {
    return undefined;
  }
}

function isFunction(node: Expression | undefined): node is Expression & Function {
  return node?.type === 'FunctionExpression';
}
