import { findFunctions } from './declared';
import { named, type Source } from './source';

/** What to check where a call gave back nothing. */
export function describeReturned({ tokens }: Source, call: string): string {
  if (/^(?:find|findLast|at|pop|shift|get|match|exec|querySelector)$/.test(call)) {
    return `${named(call)} returns that when it finds nothing.`;
  }
  const body = findFunctions(tokens).find(({ name }) => name === call);
  return body && !body.tokens.some(({ text }) => text === 'return')
    ? `The function ${named(call)} has no \`return\`.`
    : `Check what ${named(call)} returns.`;
}
