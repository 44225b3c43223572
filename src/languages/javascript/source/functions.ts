/** Finds the parameters of a function, the arguments of a call, and the function around an error. */
import { CLOSING } from './brackets';
import { findFunctions, partnerAfter, partnerBefore, type FunctionBody } from './declared';
import type { Source } from './source';
import type { Token } from './tokens';

/** Returns the names of a function's parameters. */
export function parametersOf(
  tokens: readonly Token[],
  { tokens: [brace] }: FunctionBody,
): string[] {
  const before = tokens.indexOf(brace as Token) - 1;
  const end = tokens[before]?.text === '=>' ? before - 1 : before;
  const isList = tokens[end]?.text === ')';
  return tokens
    .slice(isList ? partnerBefore(tokens, end) : end, end + 1)
    .filter(({ kind }) => kind === 'word')
    .map(({ text }) => text);
}

/** Returns the innermost function whose body contains the given word on the error's line. */
export function functionAround({ tokens, here }: Source, word: string): FunctionBody | undefined {
  const token = here.find(({ text }) => text === word);
  return token && findFunctions(tokens).findLast((body) => body.tokens.includes(token));
}

/**
 * Returns the arguments of the first call to a function.
 *
 * @returns undefined if the code doesn't call the function
 */
export function argumentsOf(tokens: readonly Token[], name: string): Token[][] | undefined {
  const at = tokens.findIndex(
    ({ text }, index) =>
      text === name &&
      tokens[index + 1]?.text === '(' &&
      !/^(?:function|\.)$/.test(tokens[index - 1]?.text ?? ''),
  );
  return at < 0
    ? undefined
    : splitAtCommas(tokens.slice(at + 2, partnerAfter(tokens, at + 1))).filter(
        ({ length }) => length > 0,
      );
}

/** Splits tokens at the commas that aren't in brackets. */
export function splitAtCommas(tokens: readonly Token[]): Token[][] {
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
