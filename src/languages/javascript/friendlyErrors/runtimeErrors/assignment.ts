/** Explains invalid assignment targets. Chrome reports a call on the left side only at run time. */
import { bracketsAround } from '../../source/brackets';
import type { Rule } from '../rule';
import { named, type Source } from '../../source/source';
import * as texts from '../../../../texts/en/errors/assignment';
import { isArray } from './arrayCalls';

export const ASSIGNMENT_RULES: readonly Rule[] = [
  {
    patterns: [
      /^Invalid left-hand side in assignment/,
      /^invalid assignment left-hand side/,
      /^Left side of assignment|^Left hand side of operator/,
    ],
    explanation: describeNoName,
  },
  {
    patterns: [
      /^Invalid left-hand side expression in (?:post|pre)fix/,
      /^invalid increment\/decrement/,
      /^(?:Post|Pre)fix (?:\+\+|--) operator applied/,
    ],
    explanation: texts.incrementNeedsVariable,
  },
];

function describeNoName(source: Source): string {
  const { text } = source;
  const [, list = '', index = ''] = /^\s*([\w$]+)\((\w+)\)\s*=/.exec(text) ?? [];
  if (list !== '' && isArray(source, list)) {
    return texts.arrayNeedsBrackets(named(list), named(`${list}[${index}] = …`));
  }
  if (/=\s!|=!/.test(text)) return texts.toCheckDifferent;
  return /\b(?:if|while|return)\b|&&|\|\|/.test(text) || isInParentheses(source)
    ? texts.toCompare
    : texts.nameNeeded;
}

function isInParentheses({ here, tokens }: Source): boolean {
  const around = bracketsAround(tokens);
  return here.some((token) => token.text === '=' && around.get(token)?.text === '(');
}
