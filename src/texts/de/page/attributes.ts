/** Sentences about mistakes in the attributes of a tag. */
import type { Translated } from '../../translation';

/** How the attribute looks when it's right. */
const right = (attribute: string) => `\`${attribute}="…"\``;

export const quotedName = (attribute: string) =>
  `Setz nur den Wert von \`${attribute}\` in Anführungszeichen: ${right(attribute)}.`;
export const doubledEquals = (attribute: string) => `Schreib nur ein \`=\`: ${right(attribute)}.`;
export const missingEquals = (attribute: string) =>
  `Schreib \`=\` hinter \`${attribute}\`: ${right(attribute)}.`;
export const curlyQuote = (quote: string, attribute: string) =>
  `\`${quote}\` ist ein typografisches Anführungszeichen. Setz den Wert von \`${attribute}\` in gerade Anführungszeichen: ${right(attribute)}.`;
export const openQuote = (quote: string, attribute: string) =>
  `Das Anführungszeichen vor dem Wert von \`${attribute}\` wird nicht geschlossen. Schreib \`${quote}\` hinter den Wert.`;
export const doubledQuote = (attribute: string) =>
  `Schreib nur ein Anführungszeichen vor den Wert von \`${attribute}\` und eins dahinter: ${right(attribute)}.`;
export const missingFirstQuote = (quote: string, attribute: string) =>
  `Der Wert von \`${attribute}\` endet mit einem Anführungszeichen, beginnt aber nicht mit einem. Schreib \`${quote}\` davor.`;
/** `sign` is a comma or a semicolon between attributes. */
export const extraSign = (sign: string) => `Entferne das \`${sign}\` aus dem Tag.`;
export const again = (attribute: string) =>
  `\`${attribute}\` steht zweimal im Tag. Entferne eins davon.`;

/** There's text inside a tag with a name that HTML doesn't have. */
export const textInUnknownTag = (name: string) =>
  `In HTML gibt es kein \`<${name}>\`. Text steht zwischen zwei Tags, zum Beispiel zwischen \`<p>\` und \`</p>\`.`;
/** `start` and `end` are tags. */
export const textInTag = ({ text, start, end }: { text: string; start: string; end: string }) =>
  `\`${text}\` steht im Tag. Schreib den Text zwischen \`${start}\` und \`${end}\`.`;

export type Complete = Translated<
  typeof import('../../en/page/attributes'),
  typeof import('./attributes')
>;
