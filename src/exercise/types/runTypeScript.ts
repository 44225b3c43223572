/** Runs TypeScript. Loaded with the first run of a TypeScript program. */
import { explain } from '../../languages/javascript/friendlyErrors/explain';
import { stripTypes, TypeScriptSyntaxError } from '../../languages/typescript/stripTypes';
import type { TypeProblem } from '../../languages/typescript/types/checkTypes';
import { emptyResult, type RunResult } from '../../sandbox/protocol';
import * as texts from '../../texts/en/typeCheck';
import { runCode } from '../run/runCode';
import { checkTypes } from './checkTypes';

/**
 * Runs a program without its types. If the exercise tests types, the result has one more test, for the types of the
 * whole program.
 *
 * @param code - TypeScript
 * @param tests - JavaScript that calls `test`, `hidden`, and `expect`
 * @param typeTests - TypeScript that's added to the code to test its types
 * @throws if the runner or the compiler can't be loaded
 */
export async function runTypeScript(
  code: string,
  tests?: string,
  typeTests?: string,
): Promise<RunResult> {
  const program = withoutTypes(code);
  if (program instanceof TypeScriptSyntaxError) {
    const { name, message, line } = program;
    return explain({ ...emptyResult('failed'), error: { name, message, line } }, code, tests);
  }
  const result = await runCode(program, tests);
  if (typeTests === undefined || result.end !== 'finished') return result;
  return withTypeTest(result, await checkTypes(code, typeTests));
}

function withoutTypes(code: string): string | TypeScriptSyntaxError {
  try {
    return stripTypes(code);
  } catch (error) {
    if (error instanceof TypeScriptSyntaxError) return error;
    throw error;
  }
}

function withTypeTest(result: RunResult, [problem]: readonly TypeProblem[]): RunResult {
  const test = { name: texts.typesFit, hidden: false };
  const failed = problem && { outcome: 'failed' as const, failure: failureOf(problem) };
  return { ...result, tests: [...result.tests, { ...test, ...(failed ?? { outcome: 'passed' }) }] };
}

function failureOf({ line, message, tested }: TypeProblem): { message: string; line?: number } {
  if (line !== undefined) return { message, line };
  if (tested === undefined) return { message };
  const { code, isAccepted } = tested;
  return {
    message: isAccepted ? texts.shouldBeRefused(code) : texts.shouldBeAccepted(code, message),
  };
}
