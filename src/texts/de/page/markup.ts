/** Sentences about tags that don't exist, don't match, or are repeated. `name` is the name of an element. */
import type { Translated } from '../../translation';

export const link = (name: string) =>
  `Einen Link schreibst du mit \`<a>\`, nicht mit \`<${name}>\`.`;
/** `meant` is the start tag that was probably meant. */
export const unknown = (name: string, meant: string) =>
  `In HTML gibt es kein \`<${name}>\`. Schreib \`${meant}\`.`;

export const extra = (name: string) => `Ein \`<${name}>\` ist zu viel. Entferne es.`;
export const second = (name: string) => `Es gibt zwei \`<${name}>\`-Elemente. Entferne eins.`;
export const shouldEnd = (name: string) =>
  `Das zweite \`<${name}>\` sollte das End-Tag sein. Schreib \`</${name}>\`.`;

export const inHead = (name: string) =>
  `\`<${name}>\` steht im \`<head>\`. Verschieb es in den \`<body>\`.`;
/** The elements overlap. */
export const endsAfter = (name: string, outer: string) =>
  `\`<${name}>\` beginnt in \`<${outer}>\`, endet aber erst danach. Setz \`</${name}>\` vor \`</${outer}>\`.`;
export const otherEnd = (name: string, end: string) =>
  `\`<${name}>\` wird mit \`</${end}>\` geschlossen, braucht aber \`</${name}>\`.`;
export const needsEnd = (name: string) =>
  `\`<${name}>\` braucht ein End-Tag. Schreib \`</${name}>\` hinter den Inhalt.`;
export const noStart = (name: string) =>
  `\`</${name}>\` schließt nichts. Entferne es oder sieh nach, wo weiter oben \`<${name}>\` fehlt.`;
export const isEndTag = (name: string) =>
  `\`</${name}>\` ist ein End-Tag. Ein Start-Tag hat keinen Schrägstrich: \`<${name}>\`.`;
/** `tag` is the tag as it's written, with a slash at its end. */
export const slashAfterName = (name: string, tag: string) =>
  `In einem End-Tag steht der Schrägstrich vor dem Namen. Schreib \`</${name}>\`, nicht \`${tag}\`.`;
export const extraSlash = (tag: string, right: string) =>
  `\`${tag}\` hat am Ende einen Schrägstrich. Entferne ihn: \`${right}\`.`;

/** A heading is inside a paragraph. `fix` is how to repair it. */
export function inParagraph(
  name: string,
  fix: 'moveBefore' | 'removeHeading' | 'endParagraph' | 'removeParagraph',
): string {
  const fault = `\`<${name}>\` steht in \`<p>\`, aber in \`<p>\` gehört nur Text.`;
  switch (fix) {
    case 'moveBefore':
      return `${fault} Verschieb es vor \`<p>\`.`;
    case 'removeHeading':
      return `${fault} Entferne \`<${name}>\` und \`</${name}>\`.`;
    case 'endParagraph':
      return `${fault} Schreib \`</p>\` vor \`<${name}>\`.`;
    case 'removeParagraph':
      return `${fault} Entferne \`<p>\` und \`</p>\` um die Überschrift herum.`;
  }
}

export type Complete = Translated<typeof import('../../en/page/markup'), typeof import('./markup')>;
