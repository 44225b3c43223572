/** Sentences about mistakes in CSS that browsers silently ignore. */
import type { Translated } from '../../translation';

export const extraBrace =
  'Diese `}` schließt nichts. Entferne sie oder sieh nach, wo weiter oben die `{` fehlt.';
/** The rule is named by its selector. */
export const openRule = (selector: string) =>
  `Am Ende der Regel für \`${selector}\` fehlt eine \`}\`.`;
export const noSelector = 'Schreib einen Selektor vor die `{`.';
export const comment = 'CSS kennt `//` nicht. Schreib einen Kommentar zwischen `/*` und `*/`.';
export const outside = (declaration: string) =>
  `\`${declaration}\` steht außerhalb der geschweiften Klammern. Steht darüber schon eine \`}\`, oder fehlt die \`{\`?`;
/** `before` is the code that the sign should follow. */
export const missingSemicolon = (before: string) =>
  `Hier fehlt ein Semikolon. Schreib \`;\` hinter \`${before}\`.`;
export const missingColon = (before: string) =>
  `Hier fehlt ein Doppelpunkt. Schreib \`:\` hinter \`${before}\`.`;
export const missingBrace = (before: string) =>
  `Hier fehlt eine geschweifte Klammer. Schreib \`{\` hinter \`${before}\`.`;
export const equalsSign = (declaration: string) => `Schreib \`:\` statt \`=\`: \`${declaration}\`.`;
export const hyphen = (property: string) =>
  `Schreib die Eigenschaft mit Bindestrich: \`${property}\`.`;
export const incomplete = (code: string) =>
  `\`${code}\` ist nicht vollständig. Schreib eine Eigenschaft, einen Doppelpunkt und einen Wert.`;
export const unknownProperty = (property: string) =>
  `In CSS gibt es keine Eigenschaft \`${property}\`.`;
export const typo = (property: string, meant: string) =>
  `Ist \`${property}\` ein Tippfehler? Schreib \`${meant}\`.`;
export const wrongValue = (value: string, property: string) =>
  `\`${value}\` ist kein Wert für \`${property}\`. Prüfe die Eigenschaft und den Wert.`;

/** How to repair a value. `right` is the declaration as it should be. */
export const extraComma = (right: string) => `Entferne das Komma am Ende: \`${right}\`.`;
export const extraQuotes = (right: string) => `Entferne die Anführungszeichen: \`${right}\`.`;
export const spaceBeforeUnit = (right: string) =>
  `Entferne das Leerzeichen vor der Einheit: \`${right}\`.`;
export const noUnit = (right: string) => `Eine Zahl braucht eine Einheit: \`${right}\`.`;
export const unitTypo = (right: string) =>
  `Hast du dich bei der Einheit vertippt? Schreib \`${right}\`.`;
export const extraCommas = (right: string) => `Entferne die Kommas: \`${right}\`.`;
export const valueTypo = (right: string) => `Hast du dich vertippt? Schreib \`${right}\`.`;

export type Complete = Translated<typeof import('../../en/page/slips'), typeof import('./slips')>;
