/** The symbols that the row of keys has for a language, the most wanted first. */
import type { WebLanguage } from '../../content/lesson';

/** What a screen reader says of a key. */
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

/** What code is made of, and a phone's keyboard hides behind two presses; first what the first lessons write. */
export const SYMBOLS: Readonly<Record<WebLanguage, readonly string[]>> = {
  js: [...`'();{}[]=<>!&|+-*/%".,:$_?\``],
  html: [...`<>/="'-!&;:.#_`],
  css: [...`{}:;.#-()%,@>*+"'[]=!/`],
};
