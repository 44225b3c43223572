/** Explains an error in plain English: what went wrong and where to look. */
import { isTooLong, readSource } from '../source/source';
import type { RunError } from '../../../sandbox/protocol';
import * as run from '../../../texts/en/errors/run';
import { ASSIGNMENT_RULES } from './runtimeErrors/assignment';
import { CALL_RULES } from './runtimeErrors/calls';
import { CHANGE_RULES } from './runtimeErrors/changes';
import { ITERATE_RULES } from './runtimeErrors/iterate';
import { PARAMETER_RULES } from './runtimeErrors/parameters';
import { PRINT_RULES } from './runtimeErrors/printing';
import { READ_RULES } from './runtimeErrors/reads';
import { UNKNOWN_NAME_RULES } from './runtimeErrors/unknownNames';
import { describeBy } from './rule';
import { describeCopied } from './syntaxErrors/bareText';
import { describeLineEnd } from './syntaxErrors/lineEnds';
import { SLASH_RULES } from './syntaxErrors/slashes';
import { describeSlip } from './syntaxErrors/slips';
import { SYNTAX_RULES } from './syntaxErrors/syntax';
import { NAME_RULES } from './names/undefinedNames';
import { describeUnexpected } from './syntaxErrors/unexpected';
import { describeThrown, VALUE_RULES } from './runtimeErrors/values';

/** Names of errors thrown by engines. `InternalError` exists only in Firefox. */
const ENGINE_ERRORS = /^(?:Syntax|Type|Reference|Range|Internal)Error$/;

const RUN_RULES = [
  ...ASSIGNMENT_RULES,
  ...SLASH_RULES,
  ...PARAMETER_RULES,
  ...UNKNOWN_NAME_RULES,
  ...PRINT_RULES,
  ...NAME_RULES,
  ...VALUE_RULES,
  ...ITERATE_RULES,
  ...CALL_RULES,
  ...CHANGE_RULES,
  ...READ_RULES,
];

/**
 * Explains an error.
 *
 * @param error - the engine's name and message, and the line in the learner's code
 * @param code - the learner's code
 * @param tests - tests of the exercise, which show the names that the task asks for
 * @returns the explanation; undefined if the cause isn't certain
 */
export function plainWords(
  { name, message, line }: Pick<RunError, 'name' | 'message' | 'line'>,
  code: string,
  tests?: string,
): string | undefined {
  if (name === run.thrownValue) return describeThrown(message);
  if (!ENGINE_ERRORS.test(name) || isTooLong(code)) return undefined;
  const source = readSource(code, line, tests);
  const lineEnd = describeLineEnd(source);
  if (lineEnd !== undefined) return lineEnd;
  // Engines report some syntax errors, such as `--f()`, only when the line runs.
  return name === 'SyntaxError' || message.startsWith('Invalid left-hand side')
    ? (describeCopied(source) ??
        describeSlip(source) ??
        describeBy(SLASH_RULES, message, source) ??
        describeBy(ASSIGNMENT_RULES, message, source) ??
        describeBy(PARAMETER_RULES, message, source) ??
        describeBy(SYNTAX_RULES, message, source) ??
        describeBy(VALUE_RULES, message, source) ??
        describeUnexpected(message, source))
    : describeBy(RUN_RULES, message, source);
}
