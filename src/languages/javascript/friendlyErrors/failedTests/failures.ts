/** Explains tests that fail even though the code runs. */
import type { TestFailure } from '../../../../sandbox/protocol';
import { bracketsAround } from '../../source/brackets';
import { findFunctions, partnerAfter, type FunctionBody } from '../../source/declared';
import { named, readSource, type Source } from '../../source/source';
import { tokensOf, type Token } from '../../source/tokens';
import * as texts from '../../../../texts/en/errors/failures';
import { describePrinting } from './printing';
import { describeRedeclared } from './redeclared';
import { describeSlip } from './slips';
import { describeMisspelled, describeWrongValue } from './wrongValues';

/**
 * Explains a failed expectation if the code shows the cause.
 *
 * @param code - the learner's code
 */
export function describeTestFailure(failure: TestFailure, code: string): string | undefined {
  const { label, expected, received } = failure;
  if (expected === undefined) return undefined;
  const source = readSource(code, undefined);
  const isNothing = received === 'undefined' && expected !== received;
  const misspelled =
    label !== undefined && isWholeCall(label) && (isNothing || received === 'NaN')
      ? describeMisspelled(source, label)
      : undefined;
  return (
    misspelled ??
    describePrinting(source, failure) ??
    describeSlip(source) ??
    (isNothing ? describeNoReturn(source, label) : undefined) ??
    describeAssignment(source) ??
    describeComparison(source) ??
    describeCutOff(source) ??
    describeRedeclared(source) ??
    describeWrongValue(source, failure)
  );
}

function describeNoReturn({ tokens }: Source, label: string | undefined): string | undefined {
  const functions = findFunctions(tokens);
  const called = /^(?:await )?([\w$]+)\(/.exec(label ?? '')?.[1];
  const tested = functions.find(({ name }) => name !== '' && name === called);
  if (tested === undefined) return undefined;
  const own = ownTokens(tested, functions);
  const name = named(tested.name);
  const at = own.findIndex(({ text }) => text === 'return');
  if (at < 0) {
    return own.some(({ text }) => text === 'console')
      ? texts.printsInstead(name)
      : texts.noReturn(name);
  }
  const [statement, value] = [own[at], own[at + 1]];
  const isOnly = own.filter(({ text }) => text === 'return').length === 1;
  if (statement && isOnly && /^[;}]$/.test(value?.text ?? '')) {
    return texts.returnWithoutValue(statement.line);
  }
  const isBroken =
    statement && value && value.line > statement.line && !/^(?:\}|case|default)$/.test(value.text);
  if (isBroken && isOnly) {
    return texts.returnOnTwoLines(statement.line);
  }
  return isWholeCall(label) ? describeUnreached(tested, own) : undefined;
}

/** Returns true if the tested expression is only a call, such as `total(3)`, but not `total(3).length`. */
function isWholeCall(label = ''): boolean {
  const tokens = tokensOf(label);
  const open = tokens.findIndex(({ text }) => text === '(');
  return open >= 0 && partnerAfter(tokens, open) === tokens.length - 1;
}

/** Explains that a function never reached a `return`, if every `return` depends on a condition or a loop. */
function describeUnreached(
  { name, tokens }: FunctionBody,
  own: readonly Token[],
): string | undefined {
  const around = bracketsAround(tokens);
  const returns = own.filter(({ text, kind }) => kind === 'word' && text === 'return');
  const isAlways = (token: Token) => {
    const before = tokens[tokens.indexOf(token) - 1]?.text ?? '';
    return around.get(token) === tokens[0] && !/^(?:\)|else)$/.test(before);
  };
  if (returns.some(isAlways)) return undefined;
  const isSure = returns.every((token) => {
    const [value, next] = tokens.slice(tokens.indexOf(token) + 1);
    return isLiteral(value) && /^[;}]$/.test(next?.text ?? ';');
  });
  return isSure
    ? texts.returnNotReached(named(name))
    : texts.returnNotReachedOrUndefined(named(name));
}

function isLiteral(token: Token | undefined): boolean {
  return (
    /^(?:number|text)$/.test(token?.kind ?? '') || /^(?:true|false|null)$/.test(token?.text ?? '')
  );
}

/** Returns the tokens of a function, excluding nested functions. */
function ownTokens(outer: FunctionBody, functions: readonly FunctionBody[]): Token[] {
  const inner = functions.filter(
    ({ tokens }) =>
      tokens !== outer.tokens &&
      tokens[0] !== outer.tokens[0] &&
      outer.tokens.includes(tokens[0] as Token),
  );
  return outer.tokens.filter((token) => !inner.some(({ tokens }) => tokens.includes(token)));
}

/** Explains a comparison that was meant to be an assignment: `price === 0;` as a statement. */
function describeComparison({ tokens }: Source): string | undefined {
  const sign = tokens.find(
    ({ text }, index) =>
      /^={2,3}$/.test(text) &&
      tokens[index - 1]?.kind === 'word' &&
      /^[;{}]$/.test(tokens[index - 2]?.text ?? ';'),
  );
  return sign ? texts.comparisonToAssign(sign.line, sign.text) : undefined;
}

/** Explains a `;` between a condition and the braces after it. */
function describeCutOff({ tokens }: Source): string | undefined {
  for (const [index, { text }] of tokens.entries()) {
    if (!/^(?:if|while|for)$/.test(text) || tokens[index + 1]?.text !== '(') continue;
    const end = partnerAfter(tokens, index + 1);
    const [semicolon, brace] = [tokens[end + 1], tokens[end + 2]];
    if (semicolon?.text !== ';' || brace?.text !== '{') continue;
    return texts.semicolonAfterCondition(semicolon.line, named(text));
  }
  return undefined;
}

/** Explains a single `=` in the condition of an `if`. */
function describeAssignment({ tokens }: Source): string | undefined {
  const sign = tokens.find(
    ({ text }, index) =>
      text === '=' &&
      tokens[index - 1]?.kind === 'word' &&
      tokens[index - 2]?.text === '(' &&
      tokens[index - 3]?.text === 'if',
  );
  return sign ? texts.assignmentInCondition(sign.line) : undefined;
}
