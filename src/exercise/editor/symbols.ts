import type { WebLanguage } from '../../content/lesson';

/** Symbols that take several taps on a phone's keyboard. The ones that lessons use most come first. */
export const SYMBOLS: Readonly<Record<WebLanguage, readonly string[]>> = {
  js: [...`()';={}[]>:+-/<"?*\`!&$|%.,_`],
  html: [...`<>/"=:-'!&;.#_`],
  css: [...`{}:;-.#()%,@>*+"'[]=!/`],
};
