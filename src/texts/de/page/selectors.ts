/** Sentences about mistakes in CSS selectors. */
import type { Translated } from '../../translation';

export const extraColon = 'Entferne den `:` vor der `{`.';
export const brackets =
  'In einem Selektor stehen kein `<` und kein `>`. Schreib nur den Namen des Elements.';
/** `selector` is the right one. */
export const byClass = (selector: string) =>
  `Schreib \`${selector}\`, um Elemente über ihre Klasse auszuwählen.`;
export const byId = (selector: string) =>
  `Schreib \`${selector}\`, um ein Element über seine ID auszuwählen.`;
/** `sign` is a dot or a `#`. */
export const extraSpace = (sign: string, selector: string) =>
  `Entferne das Leerzeichen hinter \`${sign}\`: \`${selector}\`.`;
export const isClass = (name: string) =>
  `\`${name}\` ist eine Klasse. Schreib \`.${name}\`, mit Punkt.`;
export const isId = (name: string) => `\`${name}\` ist eine ID. Schreib \`#${name}\`.`;
/** `sign` is a dot or a `#` right after another name. */
export const isElementInside = (name: string, sign: string) =>
  `\`${name}\` ist ein Element. Schreib ein Leerzeichen davor, nicht \`${sign}\`.`;
/** `sign` is a dot or a `#`. */
export const isElement = (name: string, sign: string) =>
  `\`${name}\` ist ein Element. Schreib \`${name}\`, ohne \`${sign}\`.`;
export const typo = (written: string, meant: string) =>
  `Ist \`${written}\` ein Tippfehler? Schreib \`${meant}\`.`;

export type Complete = Translated<
  typeof import('../../en/page/selectors'),
  typeof import('./selectors')
>;
