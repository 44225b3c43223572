/** Finds code that runs but probably doesn't do what the learner meant. */
import { bracketsAround } from '../../source/brackets';
import { findDeclared, partnerBefore } from '../../source/declared';
import { named, type Source } from '../../source/source';
import { isStart } from '../../source/statements';
import type { Token } from '../../source/tokens';
import { isNameWord } from '../../source/words';
import { isLog } from '../runtimeErrors/printing';
import * as texts from '../../../../texts/en/errors/codeSlips';
import { argumentReplaced, unreached, valueAlone } from './functionSlips';

const COMPARISON = /^[<>]=?$/;

/** Explains what's wrong at a token. */
type Slip = (token: Token, index: number, source: Source) => string | undefined;

const SLIPS: readonly Slip[] = [
  slashesToDivide,
  severalAssigned,
  chainedComparison,
  joinedWithBits,
  arrowToCompare,
  joinedOutside,
  plusAtStart,
  nameInQuotes,
  placeholderInQuotes,
  colonToAssign,
  semicolonAfterElse,
  conditionAfterElse,
  stringAlone,
  missingElse,
  notBeforeComparison,
  unreached,
  argumentReplaced,
  periodToJoin,
  valueAlone,
];

/** Explains the first slip in the code. */
export function describeSlip(source: Source): string | undefined {
  for (const [index, token] of source.tokens.entries()) {
    for (const slip of SLIPS) {
      const said = slip(token, index, source);
      if (said !== undefined) return said;
    }
  }
  return undefined;
}

/** Explains `eggs // perBox`, which was meant as division. */
function slashesToDivide(token: Token, index: number, { code, tokens }: Source) {
  const rest = /^[ \t]*\/\/[ \t]*([\w$.]+)[ \t]*\)?;?[ \t]*(?:\n|$)/.exec(code.slice(token.end));
  const divisor = rest?.[1] ?? '';
  // After a call, `//` and a number are more likely a comment with the result: `area(3, 4) // 12`.
  const owner = token.text === ')' ? tokens[partnerBefore(tokens, index) - 1] : undefined;
  const isGroup = token.text === ')' && !(owner && isNameWord(owner));
  const isValue = /^(?:word|number)$/.test(token.kind) || isGroup;
  const isDivisor =
    /^\d+$/.test(divisor) || findDeclared(tokens).some(({ name }) => name === divisor);
  return isValue && isDivisor ? texts.slashesToDivide(token.line) : undefined;
}

/** Explains `left, right = right, left`, which works only in other languages. */
function severalAssigned({ text, line }: Token, index: number, { tokens }: Source) {
  const [start, name, next, sign] = [-2, -1, 1, 2].map((step) => tokens[index + step]);
  // After `{`, the names might be a destructuring pattern with default values instead of a statement.
  const isStatement = name?.kind === 'word' && start?.text !== '{' && isStart(start, name);
  return text === ',' && isStatement && next?.kind === 'word' && sign?.text === '='
    ? texts.severalAssigned(line, named(name.text))
    : undefined;
}

/** Explains `6 < age < 18`, which needs `&&` between two comparisons. */
function chainedComparison({ text, line }: Token, index: number, { tokens }: Source) {
  const [dot, low, middle, sign, high, end] = [-2, -1, 1, 2, 3, 4].map(
    (step) => tokens[index + step]?.text ?? '',
  );
  const isChain = COMPARISON.test(text) && COMPARISON.test(sign ?? '');
  if (!isChain || !/^[\w$]+$/.test(middle ?? '')) return undefined;
  const isShort =
    ![dot, end].includes('.') && [low, high].every((side) => /^\w+$/.test(side ?? ''));
  const whole = isShort ? `${low} ${text} ${middle} && ${middle} ${sign} ${high}` : '… && …';
  return texts.completeComparison(line, named(whole));
}

/** Explains `'My ' & fruit`, which needs `+`, and `age > 6 & age < 18`, which needs `&&`. */
function joinedWithBits({ text, line }: Token, index: number, { tokens }: Source) {
  if (!/^[&|]$/.test(text)) return undefined;
  const isText = [-1, 1].some((step) => /^te/.test(tokens[index + step]?.kind ?? ''));
  if (isText) return texts.joinText(line, named(text));
  const isCondition = tokens.some(
    (token) => token.line === line && /^(?:[<>]=?|[=!]==?)$/.test(token.text),
  );
  return isCondition
    ? texts.joinConditions({ line, sign: named(text), needed: named(text + text) })
    : undefined;
}

/** Explains `height => minHeight` if `height` is a variable: `=>` was meant as `>=`. */
function arrowToCompare({ text, line }: Token, index: number, { tokens }: Source) {
  const [start, name, next] = [-2, -1, 1].map((step) => tokens[index + step]);
  if (text !== '=>' || !name || !isVariable(tokens, name.text, line)) return undefined;
  return isStart(start, name)
    ? texts.arrowToAssign(line, named(`${name.text} = ${next?.text};`))
    : texts.arrowToCompare(line);
}

/** Explains `console.log(fruit) + ', May';`, where the `+` belongs inside the parentheses. */
function joinedOutside({ text, line }: Token, index: number, { tokens }: Source) {
  if (text !== '+' || tokens[index - 1]?.text !== ')') return undefined;
  return isLog(tokens, partnerBefore(tokens, index - 1) - 1) ? texts.plusOutside(line) : undefined;
}

/** Explains `fruit + + ', May'`, and a `+` right after `,` or `(`, as in `console.log(fruit, + ', May')`. */
function plusAtStart(token: Token, index: number, { tokens }: Source) {
  const [before = '', next] = [tokens[index - 1]?.text, tokens[index + 1]];
  const isDoubled = before === token.text && /^[-+]$/.test(before);
  if (isDoubled && (next?.kind === 'text' || next?.text === '(')) {
    return texts.doubledSign(token.line, before);
  }
  if (token.text !== '+' || !/^[(,]$/.test(before)) return undefined;
  const open = bracketsAround(tokens).get(token);
  if (!open || tokens[tokens.indexOf(open) - 1]?.text !== 'log') return undefined;
  if (before === ',') return texts.commaAndPlus(token.line);
  return texts.plusAtStart(token.line);
}

/** Explains `'fruit' + ', May'` and `eggs % 'perBox'`, where the name of a variable shouldn't be in quotes. */
function nameInQuotes(token: Token, index: number, { tokens }: Source) {
  const { kind, text, line } = token;
  if (kind !== 'text') return undefined;
  const [before = '', next = ''] = [tokens[index - 1]?.text, tokens[index + 1]?.text];
  const name = text.slice(1, -1);
  const open = bracketsAround(tokens).get(token);
  const isNumber =
    [before, next].some((sign) => /^(?:[-*/%]|[<>]=?|return)$/.test(sign)) ||
    (open && tokens[tokens.indexOf(open) - 3]?.text === 'Math');
  const isValue = /^[(,+]$/.test(before) && /^[),+]$/.test(next);
  const isName = isNumber
    ? findDeclared(tokens).some((other) => other.name === name && other.kind !== 'function')
    : isValue && isVariable(tokens, name, line);
  return isName ? texts.nameInQuotes({ line, text: named(text), name: named(name) }) : undefined;
}

/** Explains `'My ${fruit}'`, which needs backticks instead of quotes. */
function placeholderInQuotes({ kind, text, line }: Token) {
  return kind === 'text' && /\$\{[^}]+\}/.test(text) ? texts.placeholderInQuotes(line) : undefined;
}

/** Explains `shipping: 0;` and `gift - 'card';`, which need `=`. */
function colonToAssign({ text, line }: Token, index: number, { tokens }: Source) {
  const [start, name] = [tokens[index - 2], tokens[index - 1]];
  const isMinus = text === '-' && tokens[index + 1]?.kind === 'text';
  if (!(isMinus || text === ':') || name?.kind !== 'word' || !isStart(start, name))
    return undefined;
  const isDeclared = findDeclared(tokens).some(
    (declared) => declared.name === name.text && /^(?:let|const|var)$/.test(declared.kind),
  );
  return isDeclared && tokens[index + 2]?.text === ';'
    ? texts.toAssign({ line, sign: text, name: named(name.text) })
    : undefined;
}

/** Explains `} else;{`, where the `;` ends the statement. */
function semicolonAfterElse({ text, line }: Token, index: number, { tokens }: Source) {
  return text === 'else' && tokens[index + 1]?.text === ';'
    ? texts.semicolonAfterElse(line)
    : undefined;
}

/** Explains `else (age > 6)`, which needs `else if`. */
function conditionAfterElse({ text, line }: Token, index: number, { tokens }: Source) {
  return text === 'else' && tokens[index + 1]?.text === '('
    ? texts.conditionAfterElse(line)
    : undefined;
}

/** Explains a string that's a whole statement, such as `'Good morning';`, and so isn't printed. */
function stringAlone(token: Token, index: number, { tokens }: Source) {
  const next = tokens[index + 1];
  const isAlone = next === undefined || next.text === ';' || next.line > token.line;
  if (token.kind !== 'text' || !isStart(tokens[index - 1], token) || !isAlone) return undefined;
  if (/^.console\.log\(/.test(token.text)) return texts.statementInQuotes(token.line);
  const isInBraces = bracketsAround(tokens).get(token)?.text === '{';
  const name = tokens.find(
    ({ kind }, at) =>
      isInBraces &&
      kind === 'word' &&
      tokens[at + 1]?.text === '=' &&
      tokens[at + 2]?.kind === 'text' &&
      isStart(tokens[at - 1], tokens[at] as Token),
  );
  return name
    ? texts.stringToAssign({
        line: token.line,
        name: named(name.text),
        assignment: named(`${name.text} = ${token.text};`),
      })
    : texts.stringNotPrinted(token.line);
}

/** Explains `if (…) { … } { … }`, which lacks an `else` between the blocks. */
function missingElse({ text, line }: Token, index: number, { tokens }: Source) {
  if (text !== '{' || tokens[index - 1]?.text !== '}') return undefined;
  const open = partnerBefore(tokens, index - 1);
  const head = tokens[open - 1]?.text === ')' ? partnerBefore(tokens, open - 1) : 0;
  return tokens[head - 1]?.text === 'if' ? texts.elseMissing(line) : undefined;
}

/** Explains `!age >= minAge`, which needs parentheses around the comparison. */
function notBeforeComparison({ text, line }: Token, index: number, { tokens }: Source) {
  const [name, sign, other] = [1, 2, 3].map((step) => tokens[index + step]);
  return text === '!' && name?.kind === 'word' && COMPARISON.test(sign?.text ?? '') && other
    ? texts.notBeforeComparison({
        line,
        name: named(name.text),
        comparison: named(`!(${name.text} ${sign?.text} ${other.text})`),
      })
    : undefined;
}

/** Explains `'My ' . fruit`, where a period was meant to join. */
function periodToJoin({ text, line }: Token, index: number, { tokens }: Source) {
  const [before, next] = [tokens[index - 1], tokens[index + 1]];
  return text === '.' && before?.kind === 'text' && isVariable(tokens, next?.text, line)
    ? texts.periodToJoin(line, named(before.text))
    : undefined;
}

/** Returns true if a name is declared above a line, and not as a parameter. */
function isVariable(tokens: readonly Token[], name: string | undefined, line: number): boolean {
  return findDeclared(tokens).some(
    (declared) => declared.name === name && declared.kind !== 'parameter' && declared.line < line,
  );
}
