/** Explains code that calls an array like a function. Some languages use parentheses to read items. */
import { findDeclared, partnerAfter } from '../../source/declared';
import { escaped, named, type Source } from '../../source/source';
import * as texts from '../../../../texts/en/errors/arrayCalls';

/**
 * If the called value is or could be an array, explains that items are read with brackets.
 *
 * @param subject - the called expression, such as `numbers` or `cart.prices`
 * @param value - Safari's description of the value, such as `an instance of Array`
 */
export function describeArrayCall(
  source: Source,
  subject: string,
  value?: string,
): string | undefined {
  const call = callOf(source, subject);
  if (call === undefined) return undefined;
  const item = named(`${subject}[${call === '' ? '0' : call}]`);
  if (value === 'an instance of Array' || isArray(source, subject)) {
    return call === ''
      ? texts.arrayCalledWithout(named(subject), item)
      : texts.arrayCalledWith(named(subject), item);
  }
  return isParameter(source, subject) && call !== ''
    ? texts.perhapsArray(named(subject), item)
    : undefined;
}

/** Returns the text between the call's parentheses on the error's line. */
function callOf({ text }: Source, subject: string): string | undefined {
  return new RegExp(`(?<![\\w$.])${escaped(subject)}\\(([\\w$\\s+*-]*)\\)`).exec(text)?.[1]?.trim();
}

/** Returns true if the code assigns only array literals to a variable or property. */
export function isArray({ tokens }: Source, subject: string): boolean {
  const name = subject.split('.').at(-1);
  const values = tokens.flatMap(({ text }, index) =>
    text === name && /^[=:]$/.test(tokens[index + 1]?.text ?? '') ? [index + 2] : [],
  );
  const kinds = findDeclared(tokens).filter((declared) => declared.name === name);
  const isOther = kinds.some(({ kind }) => !/^(?:const|let|var)$/.test(kind));
  const isLiteral = (at: number) =>
    tokens[at]?.text === '[' &&
    !/^(?:\.|\?\.|\[|\()$/.test(tokens[partnerAfter(tokens, at) + 1]?.text ?? '');
  return values.length > 0 && !isOther && values.every(isLiteral);
}

function isParameter({ tokens }: Source, name: string): boolean {
  return findDeclared(tokens).some((other) => other.name === name && other.kind === 'parameter');
}
