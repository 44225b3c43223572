/**
 * Explains typical slips that can be recognized from the error's line alone, without the engine's message.
 */
import { named, type Source } from '../../source/source';
import * as texts from '../../../../texts/en/errors/lineSlips';

interface Slip {
  /** Matches the line without its comment, with every string shortened to `''`. */
  pattern: RegExp;
  /**
   * Code for the explanation, in which `$1`, `$2`, and so on are replaced with the pattern's capture groups.
   * By default, the explanation gets each capture group.
   */
  code?: string;
  explanation: string | ((...codes: string[]) => string);
}

/** Start of a pattern: matches an `if`, a loop, or a function up to the closing parenthesis of its header. */
const HEAD = String.raw`^\s*(?:\}?\s*(?:else\s+)?(?:if|while|for)\s*\(.*\)|function\s+\w+\s*\([^)]*\))`;

const SLIPS: readonly Slip[] = [
  {
    pattern: /(…|\.\.\.)(?!\s*[\p{L}\d_$[({'"])/u,
    explanation: texts.placeholder,
  },
  {
    pattern:
      /^\s*(?:(?:const|let|var)\s+)?(?!(?:if|else|while|return)\b)\w+\s+(is|becomes|equals|→|⇒)\s+(?![<>=])/,
    explanation: texts.assignInstead,
  },
  { pattern: /^\s*(?:const|let|var)\s+\w+\s*(=>|-(?=\s[^=]*$))/, explanation: texts.assignInstead },
  {
    pattern:
      /^\s*(?:\w+\s*=[^=<>]*\s&&|(?:(?:const|let|var)\s+)?\w+\s*=[^=<>]*\sand)\s+(?:(?:const|let|var)\s+)?\w+\s*=(?!=)/,
    explanation: texts.twoStatements,
  },
  {
    pattern: /\b(\d+),(\d{3})\b/,
    code: '$1$2',
    explanation: texts.noCommasInNumber,
  },
  {
    pattern: /\b(\d+),(0\d)\b/,
    code: '$1.$2',
    explanation: texts.decimalPoint,
  },
  {
    pattern: /^\s*console\.log\(''\)?\s*=(?![=>])/,
    explanation: texts.printInParentheses,
  },
  {
    pattern: /^\s*console\.log\(.*\)\s+(console|const|let)\b/,
    explanation: texts.newLine,
  },
  { pattern: /\w\.\.\w/, explanation: texts.onePeriod },
  {
    pattern: /^\s*(?!console)(\w+)\s*\.\s*''/,
    explanation: texts.assignInsteadOfPeriod,
  },
  { pattern: /\.\s*''/, explanation: texts.joinInsteadOfPeriod },
  {
    pattern:
      /^\s*(?:console\.log\((?!.*[a-z])|(?:(?:const|let|var)\s+)?\w+\s*=(?!.*\w\()|(?=[\d(]))[^=<>!?{},;]*[-+*/%][^=<>!?{},;]*[\w)]\s*(=\s*[\d.]+)/,
    explanation: texts.noResult,
  },
  {
    pattern: /\b(console|Math)\s+(log|max|min|round|floor|abs)\b/,
    code: '$1.$2',
    explanation: texts.periodMissing,
  },
  {
    pattern: /\(\s*(\p{Lu}\p{Ll}+:)\s*([\p{L}\d][^,:?]*)\)\s*;?\s*$/u,
    code: "'$1', $2",
    explanation: texts.quotesAndComma,
  },
  { pattern: /\(''\s*([:!?])\s*[,)]/, explanation: texts.signInQuotes },
  {
    pattern: /^\s*console\.log\(''\)\s*(?!(?:console|const|let)\b)(\w+)\s*;?\s*$/,
    explanation: texts.valueInParentheses,
  },
  {
    pattern: /\bconsole(?:\.\(|\(\.?)log\b/,
    explanation: texts.parenthesisAfterLog,
  },
  { pattern: /\.(\w+)\s*([.:])\s*\(/, explanation: texts.removeAfter },
  {
    pattern: /\b((?:\w+\.)+\w+)\{/,
    code: '$1(…)',
    explanation: texts.parenthesesForCall,
  },
  {
    pattern: /[-+*/%=]\s*\{[^:{}]*[-+*/%][^:{}]*\}/,
    explanation: texts.parenthesesForCalculation,
  },
  {
    pattern: /^\s*--\s*\w+\.\w+\(/,
    explanation: texts.dashesAreNoComment,
  },
  {
    pattern: /^\s*(?:echo|print|puts|say|show)\s+''/,
    explanation: texts.toPrint,
  },
  { pattern: /^\s*constant\s+\w/, explanation: texts.writeConst },
  { pattern: /^\s*set\s+(\w+\s*=)/, explanation: texts.removeSet },
  {
    pattern: /^\s*(const|let|var)\s+function\b/,
    explanation: texts.removeBeforeFunction,
  },
  {
    pattern: /^\s*(?:const|let|var)\s+(\w+\s*\([^()]*\)\s*\{)/,
    code: 'function $1',
    explanation: texts.functionMissing,
  },
  {
    pattern: /\b(?:const|let|var|function)\s+(\d\w+)/,
    explanation: texts.startsWithDigit,
  },
  {
    pattern: /\b(?:const|let|var)\s+\w+\s*(===?)(?!=)/,
    explanation: texts.singleEquals,
  },
  {
    pattern: /^\s*((?:const|let|var)\s+|)(\w+(?:\s*[+*/%]\s*| - )\w+)\s*=\s*([a-z_]\w*)\s*;?\s*$/i,
    code: '$1$3 = $2;',
    explanation: texts.nameOnLeft,
  },
  {
    pattern: /^(?!\s*(?:case|default|if|else|for|while|function)\b)[^{}?]*[=(][^{}?]*[\w)'\]]:\s*$/,
    explanation: texts.endWithSemicolon,
  },
  {
    pattern: /^\s*(?:const|let|var)\s+\w+\s*=[^,(]*,\s*\w+\s*(?:[<>]=?|[=!]==?)(?!=)/,
    explanation: texts.commaInCondition,
  },
  {
    pattern: /=\s*if\s*\(/,
    explanation: texts.ifAsValue,
  },
  {
    pattern: /[\w)]\s*(?!\*\*|\/\/|[-+]\s)([-+*/%])\s*\1\s*[\w(']/,
    explanation: texts.singleSign,
  },
  {
    pattern: /<->|<=>/,
    code: '$&',
    explanation: texts.noSuchSign,
  },
  {
    pattern: /([<>!])\s+(=)(?!=)|([&|])\s+(\3)/,
    code: '$1$2$3$4',
    explanation: texts.withoutSpace,
  },
  {
    pattern: /=<(?!\/?[a-z][^<]*>)/i,
    explanation: texts.lessOrEqual,
  },
  {
    pattern: /==\s*>|(?:\b(?:if|while)\b|&&|\|\|).*[\w\]]\s*(?:=\s+>|[→⇒])/,
    explanation: texts.greaterOrEqual,
  },
  { pattern: /([<>])==/, code: '$1=', explanation: texts.singleEqualsAfter },
  {
    pattern: /([\w.]+)\s*([<>]=?)\s*(\d+)\s*(?:and|&&)\s*([<>]=?)\s*(\d+)/,
    code: '$1 $2 $3 && $1 $4 $5',
    explanation: texts.completeComparison,
  },
  {
    pattern: /(?:\b(?:and|or)\b|&&|\|\|)\s*(?!<\/?[a-z][^<]*>)([<>]=?|[=!]==)/i,
    explanation: texts.valueMissingBefore,
  },
  { pattern: /\bis\s*([<>=!]=*)/, explanation: texts.removeIs },
  { pattern: /\bif\s+else\b/, explanation: texts.swappedWords },
  {
    pattern: /\belse\s+if\s*\{/,
    explanation: texts.elseIfNeedsCondition,
  },
  {
    pattern: /\b(if|while)\s*\(([^()]*)\)\s*((?:[<>]=?|[=!]==?|&&|\|\|)[^{]*?)\s*\{/,
    code: '$1 ($2 $3) {',
    explanation: texts.wholeCondition,
  },
  { pattern: /^\s*\}?\s*or\s*\{/, explanation: texts.elseInstead },
  {
    pattern: /\b(?:if|while)\s*\{[^{}]*\}\s*\{/,
    explanation: texts.parenthesesForCondition,
  },
  { pattern: new RegExp(`${HEAD}\\s*:\\s*$`), explanation: texts.braceInsteadOfColon },
  {
    pattern: /\bfunction\s+(\w+)\s*(?:\{([\w\s,]*)\}|\s(\w[\w\s,]*?))\s*\{/,
    code: 'function $1($2$3) {',
    explanation: texts.parenthesesMissing,
  },
  {
    pattern:
      /\bfunction\s+\w+\s*\([^)]*\b(let|const|var|int|float|double|string|number|String)\s+\w/,
    explanation: texts.onlyParameterName,
  },
  {
    pattern: /\bfunction\s+\w+\s*\((?:[^)=]*,)?\s*(\d+|'')\s*[,)]/,
    explanation: texts.namesNotValues,
  },
  {
    pattern: /^\s*(?:return|(?:const|let|var)?\s*[\w.]+\s*=|console\.log\()[^{}]*\)\s*(\d[\w.]*)/,
    explanation: texts.signMissing,
  },
];

/** Matches a string with two quotes at one end, such as `(''Hello')`. */
const DOUBLED = /\(\s*(?:''|"")[\p{L}\d]|[\p{L}\d.!?](?:''|"")\s*\)/u;

/** Explains a slip on the error's line. Returns undefined if there's none. */
export function describeSlip({ text }: Source): string | undefined {
  if (DOUBLED.test(text)) return texts.oneQuote;
  const line = bareLine(text);
  for (const { pattern, code, explanation } of SLIPS) {
    const match = pattern.exec(line);
    if (!match) continue;
    if (typeof explanation === 'string') return explanation;
    const codes =
      code === undefined
        ? match.slice(1)
        : [code.replace(/\$([\d&])/g, (_, at) => match[Number(at) || 0] ?? '')];
    return explanation(...codes.map((group: string | undefined) => named(group ?? '')));
  }
  return undefined;
}

/** Returns a line without its comment, with every string shortened to `''`. */
export function bareLine(text: string): string {
  return text.replace(/(["'`])(?:\\.|(?!\1).)*\1/g, "''").replace(/\/\/.*/, '');
}
