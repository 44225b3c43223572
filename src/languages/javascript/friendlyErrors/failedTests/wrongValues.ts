/** Explains wrong values if the code shows the cause. */
import type { TestFailure } from '../../../../sandbox/protocol';
import { bracketsAround, CLOSING } from '../../source/brackets';
import { findFunctions, partnerAfter } from '../../source/declared';
import { splitAtCommas } from '../../source/functions';
import { nearName } from '../names/nearName';
import { named, type Source } from '../../source/source';
import { tokensOf, type Token } from '../../source/tokens';
import * as texts from '../../../../texts/en/errors/wrongValues';

/** Built-in properties that aren't methods. */
const PROPERTIES = ['length', 'size'];

/** The function that was tested. */
interface TestedFunction {
  body: readonly Token[];
  parameters: readonly string[];
  /** The arguments of the tested call, each as a list of tokens. */
  args: readonly (readonly Token[])[];
}

/**
 * Explains a misspelled property name in the tested function.
 *
 * @param label - the tested call, such as `sum([1, 2])`
 */
export function describeMisspelled({ tokens }: Source, label: string): string | undefined {
  const tested = findTestedFunction(tokens, label);
  if (tested === undefined) return undefined;
  const known = new Set([...PROPERTIES, ...keysIn(tokens), ...keysIn(tokensOf(label))]);
  for (const [index, { kind, text }] of tested.body.entries()) {
    const [owner, dot, next] = [-2, -1, 1].map((step) => tested.body[index + step]);
    // Skips methods, because calling a missing one throws, and classes, because their properties aren't known
    // here.
    const isRead = kind === 'word' && /^\??\.$/.test(dot?.text ?? '') && next?.text !== '(';
    if (!isRead || known.has(text) || /^(?:console|\p{Lu}.*)$/u.test(owner?.text ?? '')) continue;
    const near = nearName(text, known);
    if (near !== undefined) {
      return texts.misspelled(named(text), named(near));
    }
  }
  return undefined;
}

/**
 * Explains a wrong value.
 *
 * @param failure - the tested expression and its values
 */
export function describeWrongValue(
  source: Source,
  { label = '', expected = '', received }: TestFailure,
): string | undefined {
  const tested = findTestedFunction(source.tokens, label);
  return (
    (tested && received === 'NaN' ? describeMissingItem(tested) : undefined) ??
    (tested && describeSeveralReturns(tested, expected)) ??
    (tested && describeConstant(tested, label, received)) ??
    describeArrow(source) ??
    (tested && describePositions(source, tested))
  );
}

/** Explains `NaN` if the function reads an item by index, which might be out of range. */
function describeMissingItem({ body }: TestedFunction): string | undefined {
  const isRead = body.some(
    ({ kind, text }, index) =>
      kind === 'sign' &&
      text === '[' &&
      body[index + 1]?.kind !== 'text' &&
      isValueEnd(body[index - 1]),
  );
  return isRead ? texts.itemMissing : undefined;
}

function isValueEnd(token: Token | undefined): boolean {
  return token?.kind === 'word' ? !/^(?:return|of|in)$/.test(token.text) : token?.text === ']';
}

/** Explains a function that doesn't use its parameters, so it always returns the same value. */
function describeConstant(
  { body, parameters }: TestedFunction,
  label: string,
  received = '',
): string | undefined {
  const isUsed = body.some(({ text }) => parameters.includes(text));
  if (isUsed || parameters[0] === '' || !/^(?:-?[\d.]+|'[^']*'|true|false)$/.test(received)) {
    return undefined;
  }
  return texts.alwaysSame({
    name: named(label.slice(0, label.indexOf('('))),
    value: named(received),
    parameters: parameters.map(named),
  });
}

/** Explains `return a, b`. */
function describeSeveralReturns({ body }: TestedFunction, expected: string): string | undefined {
  const isSeveral = body.some(({ kind, text }, index) => {
    if (kind !== 'word' || text !== 'return') return false;
    let depth = 0;
    for (const token of body.slice(index + 1)) {
      // A declaration ends a `return` statement that has no `;`.
      if (depth === 0 && /^(?:let|const|var)$/.test(token.text)) return false;
      if (token.kind !== 'sign') continue;
      if (token.text in CLOSING) depth += 1;
      if (/^[)\]}]$/.test(token.text)) depth -= 1;
      if (depth < 0 || (depth === 0 && token.text === ';')) return false;
      if (depth === 0 && token.text === ',') return true;
    }
    return false;
  });
  if (!isSeveral) return undefined;
  return /^[[{]/.test(expected) ? texts.severalInList : texts.commaAfterReturn;
}

/** Explains `if (age => 18)`: the condition is a function, so it's always true. */
function describeArrow({ tokens }: Source): string | undefined {
  const around = bracketsAround(tokens);
  const arrow = tokens.find((token, index) => {
    const open = around.get(token);
    const head = open ? tokens[tokens.indexOf(open) - 1] : undefined;
    return (
      token.text === '=>' &&
      tokens[index - 1]?.kind === 'word' &&
      /^(?:if|while)$/.test(head?.text ?? '')
    );
  });
  return arrow ? texts.arrowToCompare(arrow.line) : undefined;
}

/** Explains `for (const n in list)` if the body uses the indexes as items. */
function describePositions(
  { tokens }: Source,
  { body, parameters, args }: TestedFunction,
): string | undefined {
  const word = body.find((token, index) => {
    const [open, name, list, close] = [-3, -1, 1, 2].map((step) => body[index + step]);
    if (token.text !== 'in' || open?.text !== '(' || close?.text !== ')' || !name || !list) {
      return false;
    }
    const isGiven = args[parameters.indexOf(list.text)]?.[0]?.text === '[';
    const isMade = tokens.some(
      ({ text }, at) =>
        text === list.text && tokens[at + 1]?.text === '=' && tokens[at + 2]?.text === '[',
    );
    const isIndex = body.some(
      ({ text }, at) =>
        text === list.text && body[at + 1]?.text === '[' && body[at + 2]?.text === name.text,
    );
    return (isGiven || isMade) && !isIndex;
  });
  return word ? texts.inGivesIndexes(word.line) : undefined;
}

function findTestedFunction(tokens: readonly Token[], label: string): TestedFunction | undefined {
  const call = tokensOf(label.replace(/^await /, ''));
  const [name, open] = call;
  if (name?.kind !== 'word' || open?.text !== '(') return undefined;
  const at = tokens.findIndex(
    ({ text }, index) =>
      text === name.text &&
      (tokens[index + 1]?.text === '=' || tokens[index - 1]?.text === 'function'),
  );
  const body =
    findFunctions(tokens).find((one) => one.name === name.text)?.tokens ??
    expressionBody(tokens, at);
  if (at < 0 || body === undefined) return undefined;
  const first = tokens.findIndex(
    ({ kind, text }, index) =>
      index > at && (text === '(' || (kind === 'word' && !/^(?:async|function)$/.test(text))),
  );
  const isList = tokens[first]?.text === '(';
  const parameters = isList
    ? tokens.slice(first + 1, partnerAfter(tokens, first))
    : [tokens[first] as Token];
  return {
    body,
    parameters: splitAtCommas(parameters).map(([parameter]) => parameter?.text ?? ''),
    args: splitAtCommas(call.slice(2, partnerAfter(call, 1))),
  };
}

/** Returns the expression that an arrow function without braces returns. */
function expressionBody(tokens: readonly Token[], at: number): readonly Token[] | undefined {
  const arrow = tokens.findIndex(({ text }, index) => index > at && text === '=>');
  if (at < 0 || arrow < 0) return undefined;
  const end = tokens.findIndex(({ text }, index) => index > arrow && text === ';');
  return tokens.slice(arrow + 1, end < 0 ? undefined : end);
}

/** Returns the property names in object literals and assignments. */
function keysIn(tokens: readonly Token[]): string[] {
  return tokens.flatMap(({ kind, text }, index) => {
    const [before, after] = [tokens[index - 1]?.text, tokens[index + 1]?.text];
    if (kind === 'text') return after === ':' ? [text.slice(1, -1)] : [];
    const isKey = after === ':' || (before === '.' && after === '=') || after === '(';
    const isShort = /^[{,]$/.test(before ?? '') && /^[},]$/.test(after ?? '');
    return kind === 'word' && (isKey || isShort) ? [text] : [];
  });
}
