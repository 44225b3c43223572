/** Explanations of comments that start with a single slash. */
import type { Translated } from '../../translation';

export const wholeLine =
  'Wenn diese Zeile ein Kommentar ist, beginne sie mit zwei Schrägstrichen: `//`. Wenn sie ausgeführt werden soll, entferne das `/`.';

/** The slash isn't at the start of the line. */
export const restOfLine =
  'Wenn hinter `/` ein Kommentar steht, beginne ihn mit zwei Schrägstrichen: `//`.';

export type Complete = Translated<
  typeof import('../../en/errors/slashes'),
  typeof import('./slashes')
>;
