/** Texts of the code editor, which replaces a code field on focus. */

/** Description of a line with an error. */
export const errorOnLine = (line: number) => `Error on line ${line}`;

/** Label of the row of keys above the on-screen keyboard. */
export const symbols = 'Symbols';
export const indent = 'Indent';
export const undo = 'Undo';
/** What screen readers call the keys. */
export const symbolNames: Readonly<Record<string, string>> = {
  '{': 'Left brace',
  '}': 'Right brace',
  '(': 'Left parenthesis',
  ')': 'Right parenthesis',
  '[': 'Left bracket',
  ']': 'Right bracket',
  '=': 'Equals sign',
  '>': 'Greater than',
  '<': 'Less than',
  "'": 'Single quote',
  '"': 'Double quote',
  '`': 'Backtick',
  ';': 'Semicolon',
  ':': 'Colon',
  '.': 'Dot',
  ',': 'Comma',
  '!': 'Exclamation mark',
  '&': 'Ampersand',
  '|': 'Vertical bar',
  '%': 'Percent sign',
  '?': 'Question mark',
  '/': 'Slash',
  '*': 'Asterisk',
  '+': 'Plus',
  '-': 'Hyphen',
  _: 'Underscore',
  $: 'Dollar sign',
  '#': 'Hash',
  '@': 'At sign',
};
