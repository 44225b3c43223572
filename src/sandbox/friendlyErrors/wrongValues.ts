/** Sentences for a value that is not the expected one, where the code shows how it came about. */
import type { TestFailure } from '../protocol';
import { bracketsAround, CLOSING } from './brackets';
import { findFunctions, partnerAfter } from './declared';
import { nearName } from './nearName';
import { named, type Source } from './source';
import { tokensOf, type Token } from './tokens';

/** What can be read of a list or a string without a call. */
const PROPERTIES = ['length', 'size'];

/** A function that a failure is about. */
interface Tried {
  body: readonly Token[];
  parameters: readonly string[];
  /** What it was called with, as tokens. */
  args: readonly (readonly Token[])[];
}

/**
 * Looks in the function that was called for a name after a dot that is no property of anything.
 *
 * @param label - the call
 */
export function describeMisspelled({ tokens }: Source, label: string): string | undefined {
  const tried = findTried(tokens, label);
  if (tried === undefined) return undefined;
  const known = new Set([...PROPERTIES, ...keysIn(tokens), ...keysIn(tokensOf(label))]);
  for (const [index, { kind, text }] of tried.body.entries()) {
    const [owner, dot, next] = [-2, -1, 1].map((step) => tried.body[index + step]);
    // A method that is not there is an error of its own; classes and the like have properties that are not known here.
    const isRead = kind === 'word' && /^\??\.$/.test(dot?.text ?? '') && next?.text !== '(';
    if (!isRead || known.has(text) || /^(?:console|\p{Lu}.*)$/u.test(owner?.text ?? '')) continue;
    const near = nearName(text, known);
    if (near !== undefined) {
      return `Is a name after a dot misspelled? There's no ${named(text)} here, but there's ${named(near)}.`;
    }
  }
  return undefined;
}

/**
 * Looks for what explains a wrong value.
 *
 * @param failure - what was tried and what came
 */
export function describeWrongValue(
  source: Source,
  { label = '', received }: Pick<TestFailure, 'label' | 'received'>,
): string | undefined {
  const tried = findTried(source.tokens, label);
  return (
    (tried && received === 'NaN' ? describeNoItem(tried) : undefined) ??
    (tried && describeSeveral(tried)) ??
    describeArrow(source) ??
    (tried && describePositions(source, tried))
  );
}

/** An index is read, which may lie behind the end. */
function describeNoItem({ body }: Tried): string | undefined {
  const isRead = body.some(
    ({ kind, text }, index) =>
      kind === 'sign' &&
      text === '[' &&
      body[index + 1]?.kind !== 'text' &&
      isValueEnd(body[index - 1]),
  );
  return isRead
    ? 'An index with no item gives `undefined`, and adding to that gives `NaN`. Is there an item at that index?'
    : undefined;
}

function isValueEnd(token: Token | undefined): boolean {
  return token?.kind === 'word' ? !/^(?:return|of|in)$/.test(token.text) : token?.text === ']';
}

/** `return a, b`. */
function describeSeveral({ body }: Tried): string | undefined {
  const isSeveral = body.some(({ kind, text }, index) => {
    if (kind !== 'word' || text !== 'return') return false;
    let depth = 0;
    for (const token of body.slice(index + 1)) {
      // A line without its `;` ends where a declaration begins.
      if (depth === 0 && /^(?:let|const|var)$/.test(token.text)) return false;
      if (token.kind !== 'sign') continue;
      if (token.text in CLOSING) depth += 1;
      if (/^[)\]}]$/.test(token.text)) depth -= 1;
      if (depth < 0 || (depth === 0 && token.text === ';')) return false;
      if (depth === 0 && token.text === ',') return true;
    }
    return false;
  });
  return isSeveral ? '`return` returns one value. Put several in a list or an object.' : undefined;
}

/** `if (age => 18)`, which makes a function and so always holds. */
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
  return arrow
    ? `On line ${arrow.line}, \`=>\` makes a function. For greater than or equal to, write \`>=\`.`
    : undefined;
}

/** `for (const n in list)` whose body takes the positions for the items. */
function describePositions(
  { tokens }: Source,
  { body, parameters, args }: Tried,
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
  return word
    ? `On line ${word.line}, \`in\` gives the indexes as text. \`of\` gives the items.`
    : undefined;
}

function findTried(tokens: readonly Token[], label: string): Tried | undefined {
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

/** What an arrow function without braces gives back. */
function expressionBody(tokens: readonly Token[], at: number): readonly Token[] | undefined {
  const arrow = tokens.findIndex(({ text }, index) => index > at && text === '=>');
  if (at < 0 || arrow < 0) return undefined;
  const end = tokens.findIndex(({ text }, index) => index > arrow && text === ';');
  return tokens.slice(arrow + 1, end < 0 ? undefined : end);
}

function splitAtCommas(tokens: readonly Token[]): Token[][] {
  const lists: Token[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    if (token.kind === 'sign' && token.text in CLOSING) depth += 1;
    if (token.kind === 'sign' && /^[)\]}]$/.test(token.text)) depth -= 1;
    if (depth === 0 && token.text === ',') lists.push([]);
    else lists.at(-1)?.push(token);
  }
  return lists;
}

/** Names that objects are given: in braces, or by an assignment. */
function keysIn(tokens: readonly Token[]): string[] {
  return tokens.flatMap(({ kind, text }, index) => {
    const [before, after] = [tokens[index - 1]?.text, tokens[index + 1]?.text];
    if (kind === 'text') return after === ':' ? [text.slice(1, -1)] : [];
    const isKey = after === ':' || (before === '.' && after === '=') || after === '(';
    const isShort = /^[{,]$/.test(before ?? '') && /^[},]$/.test(after ?? '');
    return kind === 'word' && (isKey || isShort) ? [text] : [];
  });
}
