/** Explains invalid assignment targets. Chrome reports a call on the left side only at run time. */
import { bracketsAround } from '../../source/brackets';
import type { Rule } from '../rule';
import { named, type Source } from '../../source/source';
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
    explanation: "`++` and `--` change a variable, and what's next to them here isn't a variable.",
  },
];

function describeNoName(source: Source): string {
  const { text } = source;
  const [, list = '', index = ''] = /^\s*([\w$]+)\((\w+)\)\s*=/.exec(text) ?? [];
  if (list !== '' && isArray(source, list)) {
    return `To set an item of the array ${named(list)}, use brackets: ${named(`${list}[${index}] = …`)}.`;
  }
  if (/=\s!|=!/.test(text)) return 'To check whether two values are different, write `!==`.';
  return /\b(?:if|while|return)\b|&&|\|\|/.test(text) || isInParentheses(source)
    ? 'A single `=` assigns a value. To compare two values, write `===`.'
    : "You can't assign a value to what's to the left of the `=`. Put a name there, or write `===` to compare.";
}

function isInParentheses({ here, tokens }: Source): boolean {
  const around = bracketsAround(tokens);
  return here.some((token) => token.text === '=' && around.get(token)?.text === '(');
}
