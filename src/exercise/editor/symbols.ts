import type { EditorLanguage } from './languages';

/** Symbols that take several taps on a phone's keyboard. The ones that lessons use most come first. */
export const SYMBOLS: Readonly<Record<EditorLanguage, readonly string[]>> = {
  js: [...`()';={}[]>:+-/<"?*\`!&$|%.,_`],
  ts: [...`:()';={}[]<>|?+-/"*\`!&$%.,_`],
  python: [...`():='"[]{}_+-*/<>#.,%!@&|`],
  html: [...`<>/"=:-'!&;.#_`],
  css: [...`{}:;-.#()%,@>*+"'[]=!/`],
};
