/** Sentences about elements that a check looks for and doesn't find, or finds more than once. */
import type { Translated } from '../../translation';
import {
  element,
  selectedElement,
  wanted,
  type ElementFacts,
  type Selected,
  type WantedFacts,
} from './elements';

/** `within` is the element that was searched; undefined if it was the whole page. */
export const missing = (what: WantedFacts, within: ElementFacts | undefined) =>
  thereIs(within, wanted(what, 'kein', 'accusative'));
export const several = (what: WantedFacts, count: number) =>
  `Es soll genau ${wanted(what, 'ein', 'accusative')} geben, es gibt aber ${count}.`;
export const selectedMissing = (selected: Selected, within: ElementFacts | undefined) =>
  thereIs(within, `kein ${selectedElement(selected)}`);
export const selectedSeveral = (selected: Selected, count: number) =>
  `Es soll genau ein ${selectedElement(selected)} geben, es gibt aber ${count}.`;
export const unwanted = 'Das gehört hier nicht hin.';
/** An element that the check found earlier. */
export const removed = (facts: ElementFacts) => {
  const name = element(facts);
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)} ist nicht mehr auf der Seite.`;
};

/** After „Erwartet“. */
export const one = (what: WantedFacts) => `genau ${wanted(what, 'ein')}`;
/** After „Erwartet“. */
export const oneSelected = (selected: Selected) => `genau ein ${selectedElement(selected)}`;

/** After „Erhalten“, if nothing was found. */
export const none = 'nichts';
/** After „Erhalten“. A heading comes with its start tag. */
export const found = (elements: readonly { heading: string | undefined; name: string }[]) =>
  elements
    .map(({ heading, name }) => (heading === undefined ? `„${name}“` : `${heading} „${name}“`))
    .join(', ');
/** After „Erhalten“. */
export const foundTags = (tags: readonly string[]) => tags.join(', ');
/** After „Erhalten“: an element with the right text and the wrong role. */
export const withoutRole = (tag: string, role: string) =>
  `${tag} mit diesem Text, aber ${wanted({ role }, 'kein')}`;

/** `what` is in the accusative. */
function thereIs(within: ElementFacts | undefined, what: string): string {
  if (within === undefined) return `Es gibt ${what}.`;
  const place = `${within.kind === 'page' ? 'Auf' : 'In'} ${element(within, 'dative')}`;
  return `${place.replace(/^In dem /, 'Im ')} gibt es ${what}.`;
}

export type Complete = Translated<typeof import('../../en/page/found'), typeof import('./found')>;
