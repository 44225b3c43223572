import { findFunctions } from '../../source/declared';
import { named, type Source } from '../../source/source';

/** Explains what to check if a call returns `undefined` or the wrong value. */
export function describeReturned({ tokens }: Source, call: string): string {
  if (/^(?:find|findLast|at|pop|shift|get|match|exec|querySelector)$/.test(call)) {
    return `${named(call)} returns that when it finds nothing.`;
  }
  const body = findFunctions(tokens).find(({ name }) => name === call);
  return body && !body.tokens.some(({ text }) => text === 'return')
    ? `The function ${named(call)} has no \`return\`.`
    : `Check what ${named(call)} returns.`;
}
