/** Explanations of slips that the line with the error shows. Code arrives in backticks. */

/** `sign` is `…` or `...`. */
export const placeholder = (sign: string) =>
  `The ${sign} stands for something that you fill in. Replace it with your own code.`;

/** `sign` is what the line has instead of an equals sign. */
export const assignInstead = (sign: string) =>
  `To give a name a value, write \`=\` instead of ${sign}.`;

export const twoStatements = 'Write two statements, each on its own line.';

export const noCommasInNumber = (number: string) => `Write a number without commas: ${number}.`;

export const decimalPoint = (number: string) => `Decimals are written with a period: ${number}.`;

export const printInParentheses = 'Put what you want to print in the parentheses, without `=`.';

/** `word` starts the second statement on the line. */
export const newLine = (word: string) => `Start a new line before ${word}.`;

export const onePeriod = 'Write one period, not two.';

/** `name` is a variable. */
export const assignInsteadOfPeriod = (name: string) =>
  `To give ${name} a value, write \`=\` instead of the period.`;

export const joinInsteadOfPeriod = 'To join strings, write `+`, not `.`.';

/** `result` is what follows a calculation, such as `= 6`. */
export const noResult = (result: string) =>
  `JavaScript works out the result of a calculation. Remove ${result}.`;

export const periodMissing = (call: string) => `A period is missing: ${call}.`;

/** `values` are a text in quotes and a value. */
export const quotesAndComma = (values: string) =>
  `Put text in quotes, and a comma after it: ${values}.`;

/** `sign` is a punctuation mark right after a string. */
export const signInQuotes = (sign: string) => `Put the ${sign} inside the quotes.`;

export const valueInParentheses = (name: string) =>
  `Put ${name} inside the parentheses, after a comma.`;

export const parenthesisAfterLog = 'The `(` comes after `log`: `console.log(…)`.';

export const removeAfter = (name: string, sign: string) => `Remove the ${sign} after ${name}.`;

export const parenthesesForCall = (call: string) =>
  `Use parentheses \`( )\`, not braces \`{ }\`: ${call}.`;

export const parenthesesForCalculation =
  'In a calculation, use parentheses `( )`, not braces `{ }`.';

export const dashesAreNoComment = "`--` doesn't start a comment. Comments start with `//`.";

export const toPrint = 'To print, write `console.log(…)`.';

export const writeConst = 'Write `const`, not `constant`.';

/** `start` is the start of the line without the word. */
export const removeSet = (start: string) => `Remove \`set\`. The line starts with ${start}.`;

/** `keyword` is `let`, `const`, or `var`. */
export const removeBeforeFunction = (keyword: string) =>
  `Remove ${keyword}. A function starts with the word \`function\`.`;

export const functionMissing = (head: string) =>
  `A function starts with the word \`function\`: ${head}.`;

export const startsWithDigit = (name: string) => `${name} starts with a digit, and a name can't.`;

export const singleEquals = 'To assign a value, write a single `=`.';

export const nameOnLeft = (statement: string) =>
  `The name goes to the left of the \`=\`, and the calculation to the right: ${statement}.`;

export const endWithSemicolon = 'End the line with `;`, not `:`.';

export const commaInCondition =
  "A comma doesn't join conditions. Write `&&` for “and” or `||` for “or”.";

export const ifAsValue = "`if` doesn't give a value. Write only the condition after the `=`.";

/** `sign` is an operator that the line has twice. */
export const singleSign = (sign: string) => `Write a single ${sign}.`;

/** `sign` is `<->` or `<=>`. */
export const noSuchSign = (sign: string) =>
  `JavaScript has no ${sign}. To give a name a value, write \`=\`.`;

/** `sign` is an operator, such as `<=`. */
export const withoutSpace = (sign: string) => `Write ${sign} without a space.`;

export const lessOrEqual = 'Less than or equal to is written `<=`.';

export const greaterOrEqual = 'Greater than or equal to is written `>=`.';

/** `sign` is `<=` or `>=`. */
export const singleEqualsAfter = (sign: string) => `Write ${sign} with a single \`=\`.`;

export const completeComparison = (comparison: string) =>
  `Each comparison has to be complete: ${comparison}.`;

export const valueMissingBefore = (sign: string) =>
  `A value is missing before ${sign}. Each comparison has to be complete.`;

/** `sign` is a comparison operator after `is`. */
export const removeIs = (sign: string) => `Remove \`is\`. The ${sign} is enough.`;

export const swappedWords = 'The two words are swapped. Write `else if (…)`.';

export const elseIfNeedsCondition =
  '`else if` needs a condition in parentheses. For all the other cases, write only `else`.';

/** `start` is the start of the statement, such as `if (a && b) {`. */
export const wholeCondition = (start: string) =>
  `The whole condition goes in the parentheses: ${start}.`;

export const elseInstead = 'Write `else` instead of `or`.';

export const parenthesesForCondition = 'Put the condition in parentheses `( )`, not braces `{ }`.';

export const braceInsteadOfColon = 'Write `{` instead of `:` at the end.';

export const parenthesesMissing = (head: string) => `The parentheses are missing: ${head}.`;

/** `word` is a keyword or a type before a parameter. */
export const onlyParameterName = (word: string) =>
  `Write only the name of a parameter. Remove ${word}.`;

export const namesNotValues =
  'Put names in the parentheses of a function, not values. The values are passed when the function is called.';

/** `name` comes right after a closing parenthesis. */
export const signMissing = (name: string) =>
  `Something is missing between \`)\` and ${name}, such as \`*\` or \`/\`.`;

export const oneQuote = 'Use one quote at each end of the text, not two.';
