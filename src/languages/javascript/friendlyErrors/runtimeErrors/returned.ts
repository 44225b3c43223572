import { findFunctions } from '../../source/declared';
import { named, type Source } from '../../source/source';
import * as texts from '../../../../texts/en/errors/returned';

/** Explains what to check if a call returns `undefined` or the wrong value. */
export function describeReturned({ tokens }: Source, call: string): string {
  if (/^(?:find|findLast|at|pop|shift|get|match|exec|querySelector)$/.test(call)) {
    return texts.findsNothing(named(call));
  }
  const body = findFunctions(tokens).find(({ name }) => name === call);
  return body && !body.tokens.some(({ text }) => text === 'return')
    ? texts.noReturn(named(call))
    : texts.checkReturned(named(call));
}
