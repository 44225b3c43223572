/** Finds slips in functions: lines that never run, lost arguments, and a missing `return`. */
import { bracketsAround } from '../../source/brackets';
import { findFunctions } from '../../source/declared';
import { parametersOf } from '../../source/functions';
import { named, type Source } from '../../source/source';
import { isStart } from '../../source/statements';
import type { Token } from '../../source/tokens';
import { isNameWord } from '../../source/words';
import * as texts from '../../../../texts/en/errors/codeSlips';

/** Explains a statement right after a `return` that always runs. */
export function unreached({ text, line }: Token, index: number, { tokens }: Source) {
  if (text !== 'return' || !/^[;{}]$/.test(tokens[index - 1]?.text ?? '')) return undefined;
  const around = bracketsAround(tokens);
  const next = tokens.find(
    (token, at) =>
      at > index &&
      around.get(token) === around.get(tokens[index] as Token) &&
      token.kind === 'word' &&
      isStart(tokens[at - 1], token),
  );
  const isCode = next && !/^(?:case|break|default|function|class)$/.test(next.text);
  return isCode ? texts.neverRuns(line, next.line) : undefined;
}

/** Explains `a = 4;` at the start of a function with the parameter `a`. */
export function argumentReplaced({ kind, text, line }: Token, index: number, { tokens }: Source) {
  const [sign, value, end] = [1, 2, 3].map((step) => tokens[index + step]);
  const isLiteral = /^(?:number|text)$/.test(value?.kind ?? '') && end?.text === ';';
  if (kind !== 'word' || sign?.text !== '=' || !isLiteral) return undefined;
  const body = findFunctions(tokens).find((one) => one.tokens.includes(tokens[index] as Token));
  if (!body) return undefined;
  const isFirst = body.tokens.find((token) => token.text === text)?.start === tokens[index]?.start;
  const isOwn = bracketsAround(tokens).get(sign) === body.tokens[0];
  return isFirst && isOwn && parametersOf(tokens, body).includes(text)
    ? texts.argumentReplaced(line, named(text))
    : undefined;
}

/** Explains a missing `return`: a statement in a function that's only a value, such as `low;`. */
export function valueAlone(token: Token, index: number, { tokens, code }: Source) {
  if (!isStart(tokens[index - 1], token) || !(isNameWord(token) || token.text === '(')) {
    return undefined;
  }
  const end = tokens.findIndex(({ text }, at) => at > index && /^[;{}]$/.test(text));
  const value = tokens.slice(index, end);
  const isInside = findFunctions(tokens).some((body) => body.tokens.includes(token));
  const last = value.at(-1);
  const isInBraces = bracketsAround(tokens).get(token)?.text === '{';
  const isValue = value.every(
    ({ kind, text }, at) =>
      kind === 'number' ||
      /^[-+*/%()]$/.test(text) ||
      (kind === 'word' && isNameWord(tokens[index + at] as Token) && value[at + 1]?.text !== '('),
  );
  const isWhole = last?.line === token.line && tokens[end]?.text === ';';
  return isInside && isInBraces && isWhole && isValue
    ? texts.returnMissing(token.line, named(code.slice(token.start, last.end)))
    : undefined;
}
