/** Sentences about tags that aren't written correctly. `tag` is the tag as the learner wrote it. */
import type { Translated } from '../../translation';

export const backslash = (tag: string, right: string) =>
  `In \`${tag}\` steht ein Backslash. In ein End-Tag gehört ein normaler Schrägstrich: \`${right}\`.`;
export const spaceInStart = (tag: string, right: string) =>
  `In \`${tag}\` steht ein Leerzeichen hinter dem \`<\`. Entferne es: \`${right}\`.`;
export const spaceInEnd = (tag: string, right: string) =>
  `In \`${tag}\` steht ein Leerzeichen hinter dem \`</\`. Entferne es: \`${right}\`.`;
/** `tag` is `<main heading>`. */
export const mainHeading = (tag: string) =>
  `Die Hauptüberschrift schreibst du mit \`<h1>\`, nicht mit \`${tag}\`.`;
/** `tag` is `<section heading>`. */
export const sectionHeading = (tag: string) =>
  `Die Überschrift eines Abschnitts schreibst du mit \`<h2>\`, nicht mit \`${tag}\`.`;
export const noBrackets = (name: string) =>
  `Tags schreibst du mit \`<\` und \`>\`: \`<${name}>\` und \`</${name}>\`.`;
export const openComment = 'Der Kommentar wird nicht geschlossen. Schreib `-->` an sein Ende.';
export const moreThanName = (tag: string, right: string) =>
  `In \`${tag}\` steht mehr als ein Name. In ein End-Tag gehört nur der Name: \`${right}\`.`;
/** `right` is the start of the tag as it should be. */
export const missingSpace = (tag: string, right: string) =>
  `Hinter \`${tag}\` fehlt ein Leerzeichen. Schreib \`${right}\`.`;
/** The attribute of an `<a>` has no name. */
export const noAttributeName = 'Vor `=` fehlt ein Name. Schreib `<a href=…>`.';
/** The text is after an equals sign. */
export const textAfterEquals = (name: string) =>
  `Schreib den Text zwischen \`<${name}>\` und \`</${name}>\`, nicht hinter \`=\`.`;
/** `tag` is the part of the tag that's there. */
export const incomplete = (tag: string) =>
  `\`${tag}\` ist nicht vollständig. Schreib \`>\` dahinter.`;
export const incompleteAfterQuote = (tag: string) =>
  `\`${tag}\` ist nicht vollständig. Schreib \`>\` hinter das schließende Anführungszeichen.`;

export type Complete = Translated<
  typeof import('../../en/page/brokenTags'),
  typeof import('./brokenTags')
>;
