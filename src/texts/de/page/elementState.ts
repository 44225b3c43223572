/** Sentences about an element's state: value, focus, and visibility. */
import type { Translated } from '../../translation';
import { element, type ElementFacts } from './elements';

export const valueDiffers = 'Der Wert stimmt nicht.';
/** After „Erwartet“ and „Erhalten“. */
export const value = (text: string) => `„${text}“`;

export const stateDiffers = 'Der Zustand stimmt nicht.';
/** After „Erwartet“ and „Erhalten“. */
export const checked = (is: boolean) => (is ? 'ausgewählt' : 'nicht ausgewählt');
export const disabled = (is: boolean) => (is ? 'deaktiviert' : 'nicht deaktiviert');

export const focusDiffers = 'Der Fokus ist woanders.';
export const tabHeld = 'Die Tab-Taste bewegt den Fokus nicht, weil ein Skript das verhindert.';
/** After „Erwartet“ and „Erhalten“. Undefined if no element has the focus. */
export const focusOn = (facts: ElementFacts | undefined) =>
  facts === undefined ? 'auf keinem Element' : `auf ${element(facts, 'dative')}`;

export const isHidden = 'Das Element ist unsichtbar.';
export const isVisible = 'Das Element ist sichtbar.';
/** After „Erwartet“ and „Erhalten“. */
export const visible = 'sichtbar';
export const hidden = 'unsichtbar';

export type Complete = Translated<
  typeof import('../../en/page/elementState'),
  typeof import('./elementState')
>;
