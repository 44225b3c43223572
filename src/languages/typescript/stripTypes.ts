/** Turns TypeScript into JavaScript that runs. */
import { transform } from 'sucrase';

/** A syntax error in TypeScript code. */
export class TypeScriptSyntaxError extends SyntaxError {
  override readonly name = 'SyntaxError';
  /** Line of the error, 1-based. */
  readonly line: number;

  constructor(message: string, line: number) {
    super(message);
    this.line = line;
  }
}

/**
 * Removes the types from code. Line numbers stay the same, so errors of a run refer to the original. Doesn't check the
 * types.
 *
 * @param code - TypeScript
 * @returns JavaScript
 * @throws TypeScriptSyntaxError if the code doesn't parse
 */
export function stripTypes(code: string): string {
  try {
    return transform(code, {
      transforms: ['typescript'],
      // Keeps `?.`, `??`, and class fields as they are.
      disableESTransforms: true,
      keepUnusedImports: true,
    }).code;
  } catch (error) {
    const { message, loc } = error as Error & { loc?: { line: number; column: number } };
    const line = loc?.line ?? 1;
    throw new TypeScriptSyntaxError(
      named(
        message.replace(/ \(\d+:\d+\)$/, ''),
        (code.split('\n')[line - 1] ?? '').slice(loc?.column ?? 0),
      ),
      line,
    );
  }
}

/** Adds the token to a message that doesn't say which one is unexpected, so that it reads like an engine's. */
function named(message: string, rest: string): string {
  if (!message.startsWith('Unexpected token')) return message;
  const token = /^(?:[\w$]+|.)/.exec(rest.trimStart())?.[0];
  return token === undefined ? 'Unexpected end of input' : `Unexpected token '${token}'`;
}
