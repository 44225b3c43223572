/**
 * Explains typical slips that can be recognized from the error's line alone, without the engine's message.
 */
import { named, type Source } from '../../source/source';

interface Slip {
  /** Matches the line without its comment, with every string shortened to `''`. */
  pattern: RegExp;
  /** A sentence in which `$1`, `$2`, and so on are replaced with the pattern's capture groups. */
  explanation: string;
}

/** Start of a pattern: matches an `if`, a loop, or a function up to the closing parenthesis of its header. */
const HEAD = String.raw`^\s*(?:\}?\s*(?:else\s+)?(?:if|while|for)\s*\(.*\)|function\s+\w+\s*\([^)]*\))`;

const TO_ASSIGN = 'To give a name a value, write `=` instead of `$1`.';

const SLIPS: readonly Slip[] = [
  {
    pattern: /(…|\.\.\.)(?!\s*[\p{L}\d_$[({'"])/u,
    explanation: 'The `$1` stands for something that you fill in. Replace it with your own code.',
  },
  {
    pattern:
      /^\s*(?:(?:const|let|var)\s+)?(?!(?:if|else|while|return)\b)\w+\s+(is|becomes|equals|→|⇒)\s+(?![<>=])/,
    explanation: TO_ASSIGN,
  },
  { pattern: /^\s*(?:const|let|var)\s+\w+\s*(=>|-(?=\s[^=]*$))/, explanation: TO_ASSIGN },
  {
    pattern:
      /^\s*(?:\w+\s*=[^=<>]*\s&&|(?:(?:const|let|var)\s+)?\w+\s*=[^=<>]*\sand)\s+(?:(?:const|let|var)\s+)?\w+\s*=(?!=)/,
    explanation: 'Write two statements, each on its own line.',
  },
  {
    pattern: /\b(\d+),(\d{3})\b/,
    explanation: 'Write a number without commas: `$1$2`.',
  },
  {
    pattern: /\b(\d+),(0\d)\b/,
    explanation: 'Decimals are written with a period: `$1.$2`.',
  },
  {
    pattern: /^\s*console\.log\(''\)?\s*=(?![=>])/,
    explanation: 'Put what you want to print in the parentheses, without `=`.',
  },
  {
    pattern: /^\s*console\.log\(.*\)\s+(console|const|let)\b/,
    explanation: 'Start a new line before `$1`.',
  },
  { pattern: /\w\.\.\w/, explanation: 'Write one period, not two.' },
  {
    pattern: /^\s*(?!console)(\w+)\s*\.\s*''/,
    explanation: 'To give `$1` a value, write `=` instead of the period.',
  },
  { pattern: /\.\s*''/, explanation: 'To join strings, write `+`, not `.`.' },
  {
    pattern:
      /^\s*(?:console\.log\((?!.*[a-z])|(?:(?:const|let|var)\s+)?\w+\s*=(?!.*\w\()|(?=[\d(]))[^=<>!?{},;]*[-+*/%][^=<>!?{},;]*[\w)]\s*(=\s*[\d.]+)/,
    explanation: 'JavaScript works out the result of a calculation. Remove `$1`.',
  },
  {
    pattern: /\b(console|Math)\s+(log|max|min|round|floor|abs)\b/,
    explanation: 'A period is missing: `$1.$2`.',
  },
  {
    pattern: /\(\s*(\p{Lu}\p{Ll}+:)\s*([\p{L}\d][^,:?]*)\)\s*;?\s*$/u,
    explanation: "Put text in quotes, and a comma after it: `'$1', $2`.",
  },
  { pattern: /\(''\s*([:!?])\s*[,)]/, explanation: 'Put the `$1` inside the quotes.' },
  {
    pattern: /^\s*console\.log\(''\)\s*(?!(?:console|const|let)\b)(\w+)\s*;?\s*$/,
    explanation: 'Put `$1` inside the parentheses, after a comma.',
  },
  {
    pattern: /\bconsole(?:\.\(|\(\.?)log\b/,
    explanation: 'The `(` comes after `log`: `console.log(…)`.',
  },
  { pattern: /\.(\w+)\s*([.:])\s*\(/, explanation: 'Remove the `$2` after `$1`.' },
  {
    pattern: /\b((?:\w+\.)+\w+)\{/,
    explanation: 'Use parentheses `( )`, not braces `{ }`: `$1(…)`.',
  },
  {
    pattern: /[-+*/%=]\s*\{[^:{}]*[-+*/%][^:{}]*\}/,
    explanation: 'In a calculation, use parentheses `( )`, not braces `{ }`.',
  },
  {
    pattern: /^\s*--\s*\w+\.\w+\(/,
    explanation: "`--` doesn't start a comment. Comments start with `//`.",
  },
  {
    pattern: /^\s*(?:echo|print|puts|say|show)\s+''/,
    explanation: 'To print, write `console.log(…)`.',
  },
  { pattern: /^\s*constant\s+\w/, explanation: 'Write `const`, not `constant`.' },
  { pattern: /^\s*set\s+(\w+\s*=)/, explanation: 'Remove `set`. The line starts with `$1`.' },
  {
    pattern: /^\s*(const|let|var)\s+function\b/,
    explanation: 'Remove `$1`. A function starts with the word `function`.',
  },
  {
    pattern: /^\s*(?:const|let|var)\s+(\w+\s*\([^()]*\)\s*\{)/,
    explanation: 'A function starts with the word `function`: `function $1`.',
  },
  {
    pattern: /\b(?:const|let|var|function)\s+(\d\w+)/,
    explanation: "`$1` starts with a digit, and a name can't.",
  },
  {
    pattern: /\b(?:const|let|var)\s+\w+\s*(===?)(?!=)/,
    explanation: 'To assign a value, write a single `=`.',
  },
  {
    pattern: /^\s*((?:const|let|var)\s+|)(\w+(?:\s*[+*/%]\s*| - )\w+)\s*=\s*([a-z_]\w*)\s*;?\s*$/i,
    explanation:
      'The name goes to the left of the `=`, and the calculation to the right: `$1$3 = $2;`.',
  },
  {
    pattern: /^(?!\s*(?:case|default|if|else|for|while|function)\b)[^{}?]*[=(][^{}?]*[\w)'\]]:\s*$/,
    explanation: 'End the line with `;`, not `:`.',
  },
  {
    pattern: /^\s*(?:const|let|var)\s+\w+\s*=[^,(]*,\s*\w+\s*(?:[<>]=?|[=!]==?)(?!=)/,
    explanation: "A comma doesn't join conditions. Write `&&` for “and” or `||` for “or”.",
  },
  {
    pattern: /=\s*if\s*\(/,
    explanation: "`if` doesn't give a value. Write only the condition after the `=`.",
  },
  {
    pattern: /[\w)]\s*(?!\*\*|\/\/|[-+]\s)([-+*/%])\s*\1\s*[\w(']/,
    explanation: 'Write a single `$1`.',
  },
  {
    pattern: /<->|<=>/,
    explanation: 'JavaScript has no `$&`. To give a name a value, write `=`.',
  },
  {
    pattern: /([<>!])\s+(=)(?!=)|([&|])\s+(\3)/,
    explanation: 'Write `$1$2$3$4` without a space.',
  },
  {
    pattern: /=<(?!\/?[a-z][^<]*>)/i,
    explanation: 'Less than or equal to is written `<=`.',
  },
  {
    pattern: /==\s*>|(?:\b(?:if|while)\b|&&|\|\|).*[\w\]]\s*(?:=\s+>|[→⇒])/,
    explanation: 'Greater than or equal to is written `>=`.',
  },
  { pattern: /([<>])==/, explanation: 'Write `$1=` with a single `=`.' },
  {
    pattern: /([\w.]+)\s*([<>]=?)\s*(\d+)\s*(?:and|&&)\s*([<>]=?)\s*(\d+)/,
    explanation: 'Each comparison has to be complete: `$1 $2 $3 && $1 $4 $5`.',
  },
  {
    pattern: /(?:\b(?:and|or)\b|&&|\|\|)\s*(?!<\/?[a-z][^<]*>)([<>]=?|[=!]==)/i,
    explanation: 'A value is missing before `$1`. Each comparison has to be complete.',
  },
  { pattern: /\bis\s*([<>=!]=*)/, explanation: 'Remove `is`. The `$1` is enough.' },
  { pattern: /\bif\s+else\b/, explanation: 'The two words are swapped. Write `else if (…)`.' },
  {
    pattern: /\belse\s+if\s*\{/,
    explanation:
      '`else if` needs a condition in parentheses. For all the other cases, write only `else`.',
  },
  {
    pattern: /\b(if|while)\s*\(([^()]*)\)\s*((?:[<>]=?|[=!]==?|&&|\|\|)[^{]*?)\s*\{/,
    explanation: 'The whole condition goes in the parentheses: `$1 ($2 $3) {`.',
  },
  { pattern: /^\s*\}?\s*or\s*\{/, explanation: 'Write `else` instead of `or`.' },
  {
    pattern: /\b(?:if|while)\s*\{[^{}]*\}\s*\{/,
    explanation: 'Put the condition in parentheses `( )`, not braces `{ }`.',
  },
  { pattern: new RegExp(`${HEAD}\\s*:\\s*$`), explanation: 'Write `{` instead of `:` at the end.' },
  {
    pattern: /\bfunction\s+(\w+)\s*(?:\{([\w\s,]*)\}|\s(\w[\w\s,]*?))\s*\{/,
    explanation: 'The parentheses are missing: `function $1($2$3) {`.',
  },
  {
    pattern:
      /\bfunction\s+\w+\s*\([^)]*\b(let|const|var|int|float|double|string|number|String)\s+\w/,
    explanation: 'Write only the name of a parameter. Remove `$1`.',
  },
  {
    pattern: /\bfunction\s+\w+\s*\((?:[^)=]*,)?\s*(\d+|'')\s*[,)]/,
    explanation:
      'Put names in the parentheses of a function, not values. The values are passed when the function is called.',
  },
  {
    pattern: /^\s*(?:return|(?:const|let|var)?\s*[\w.]+\s*=|console\.log\()[^{}]*\)\s*(\d[\w.]*)/,
    explanation: 'Something is missing between `)` and `$1`, such as `*` or `/`.',
  },
];

/** Matches a string with two quotes at one end, such as `(''Hello')`. */
const DOUBLED = /\(\s*(?:''|"")[\p{L}\d]|[\p{L}\d.!?](?:''|"")\s*\)/u;

/** Explains a slip on the error's line. Returns undefined if there's none. */
export function describeSlip({ text }: Source): string | undefined {
  if (DOUBLED.test(text)) return 'Use one quote at each end of the text, not two.';
  const line = bareLine(text);
  for (const { pattern, explanation } of SLIPS) {
    const match = pattern.exec(line);
    if (match) {
      return explanation.replace(/`[^`]*\$[^`]*`/g, (code) =>
        named(code.slice(1, -1).replace(/\$([\d&])/g, (_, at) => match[Number(at) || 0] ?? '')),
      );
    }
  }
  return undefined;
}

/** Returns a line without its comment, with every string shortened to `''`. */
export function bareLine(text: string): string {
  return text.replace(/(["'`])(?:\\.|(?!\1).)*\1/g, "''").replace(/\/\/.*/, '');
}
