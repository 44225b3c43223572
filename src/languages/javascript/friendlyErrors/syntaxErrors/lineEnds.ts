/** Explains a period or a comma at the end of a statement, where a semicolon belongs. */
import { bracketsAround } from '../../source/brackets';
import { findDeclared } from '../../source/declared';
import type { Source } from '../../source/source';
import type { Token } from '../../source/tokens';
import * as texts from '../../../../texts/en/errors/lineEnds';

/** Words that start a statement, and the brace after the last statement of a block. */
const NEXT = /^(?:console|const|let|var|return|if|else|for|while|function|\})$/;

/**
 * Explains a period or a comma at the end of a statement. A phone turns two spaces into a period.
 *
 * @param source - the code, with the line of the error
 */
export function describeLineEnd({ tokens, code, line = Infinity }: Source): string | undefined {
  const around = bracketsAround(tokens);
  const at = tokens.findIndex((sign, index) => {
    const next = tokens[index + 1];
    const isLast = next === undefined || next.line > sign.line || next.text === 'else';
    if (sign.line > line) return false;
    if (sign.text === '.') return next?.text === ';' || (isLast && isPeriod(tokens, index, code));
    const open = around.get(sign);
    const head = open?.text === '{' ? tokens[tokens.indexOf(open) - 1]?.text : undefined;
    const isInBlock = !open || /^(?:\)|=>|else|try)$/.test(head ?? '');
    const isNear = line === Infinity || (next !== undefined && next.line >= line);
    return sign.text === ',' && isLast && isNear && isInBlock && NEXT.test(next?.text ?? '');
  });
  const [before, sign, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!sign) return undefined;
  if (next?.line === sign.line && next.text === 'else') {
    return texts.beforeElse(sign.line, sign.text);
  }
  if ([before, next].some((other) => other?.text === ';' && other.line === sign.line)) {
    return texts.removePeriod(sign.line);
  }
  return sign.text === '.' ? texts.endsWithPeriod(sign.line) : texts.endsWithComma(sign.line);
}

/** Returns true if the period at the end of a line is neither part of a chain of calls nor of prose. */
function isPeriod(tokens: readonly Token[], index: number, code: string): boolean {
  const [next, after] = tokens.slice(index + 1);
  const text = code.slice(0, tokens[index]?.end).split('\n').at(-1) ?? '';
  const isAssigned =
    after?.text === '=' && findDeclared(tokens).some(({ name }) => name === next?.text);
  return /[=()]|\breturn\b/.test(text) && (!next || NEXT.test(next.text) || isAssigned);
}
