/** Sentences about a page as a whole, and about input that it can't get. */
import type { Translated } from '../../translation';
import { withDifference, type Difference } from './differences';

export const hiddenFromInput = 'Das Element ist unsichtbar, deshalb kann es niemand benutzen.';
export const titleDiffers = (difference: Difference | undefined) =>
  withDifference('Der Seitentitel stimmt nicht', difference);
/** After „Erhalten“. */
export const noTitle = 'kein Titel';
export const tabOrderDiffers = 'Die Tab-Taste springt in einer anderen Reihenfolge.';
export const tooWide = 'Die Seite ist breiter als das Fenster.';
/** After „Erwartet“. */
export const widthLimit = (width: number) => `höchstens ${width} px breit`;
/** After „Erhalten“. */
export const width = (pixels: number) => `${pixels} px`;
export const formSubmitted = 'Ein Formular wurde abgeschickt. Damit würde man die Seite verlassen.';
/** After „Erwartet“. */
export const noForm = 'kein Formular abgeschickt';
/** After „Erhalten“. */
export const forms = (count: number) =>
  count === 1 ? '1 Formular abgeschickt' : `${count} Formulare abgeschickt`;

/** After „Erwartet“ and „Erhalten“. */
export const visible = 'sichtbar';
export const hidden = 'unsichtbar';

export type Complete = Translated<
  typeof import('../../en/page/wholePage'),
  typeof import('./wholePage')
>;
