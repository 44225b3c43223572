/** Says in one plain sentence what went wrong and where to look. */
import { ASSIGNMENT_RULES } from './plain/assignment';
import { CALL_RULES } from './plain/calls';
import { CHANGE_RULES } from './plain/changes';
import { ITERATE_RULES } from './plain/iterate';
import { READ_RULES } from './plain/reads';
import { sayBy } from './plain/rule';
import { SLASH_RULES } from './plain/slashes';
import { readSource } from './plain/source';
import { SYNTAX_RULES } from './plain/syntax';
import { NAME_RULES } from './plain/undefinedNames';
import { sayUnexpected } from './plain/unexpected';
import { sayThrown, VALUE_RULES } from './plain/values';
import type { RunError } from './protocol';

/** Names of errors that engines throw themselves; Firefox has one of its own. */
const ENGINE_ERRORS = /^(?:Syntax|Type|Reference|Range|Internal)Error$/;

const RUN_RULES = [
  ...ASSIGNMENT_RULES,
  ...SLASH_RULES,
  ...NAME_RULES,
  ...VALUE_RULES,
  ...ITERATE_RULES,
  ...CALL_RULES,
  ...CHANGE_RULES,
  ...READ_RULES,
];

/**
 * Finds the sentence for an error.
 *
 * @param error - its name and message as the engine has them, and its line
 * @param code - the reader's code
 * @returns the sentence; undefined when nothing certain can be said
 */
export function plainWords(
  { name, message, line }: Pick<RunError, 'name' | 'message' | 'line'>,
  code: string,
): string | undefined {
  if (name === 'Thrown value') return sayThrown(message);
  if (!ENGINE_ERRORS.test(name)) return undefined;
  const source = readSource(code, line);
  return name === 'SyntaxError'
    ? (sayBy(SLASH_RULES, message, source) ??
        sayBy(ASSIGNMENT_RULES, message, source) ??
        sayBy(SYNTAX_RULES, message, source) ??
        sayBy(VALUE_RULES, message, source) ??
        sayUnexpected(message, source))
    : sayBy(RUN_RULES, message, source);
}
