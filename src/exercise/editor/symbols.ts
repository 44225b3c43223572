/** Symbol keys for each language, and their accessible names. */
import type { WebLanguage } from '../../content/lesson';

/** Accessible names of the keys. */
export const SYMBOL_NAMES: Readonly<Record<string, string>> = {
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

/** Symbols that take several taps on a phone's keyboard. The ones that lessons use most come first. */
export const SYMBOLS: Readonly<Record<WebLanguage, readonly string[]>> = {
  js: [...`()';={}[]>:+-/<"?*\`!&$|%.,_`],
  html: [...`<>/"=:-'!&;.#_`],
  css: [...`{}:;-.#()%,@>*+"'[]=!/`],
};
