/** Sentences about elements that a check looks for and doesn't find, or finds more than once. */
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
  within === undefined
    ? `There's no ${wanted(what)}.`
    : `There's no ${wanted(what)} in ${element(within)}.`;
export const several = (what: WantedFacts, count: number) =>
  `There should be one ${wanted(what)}, but there are ${count}.`;
export const selectedMissing = (selected: Selected, within: ElementFacts | undefined) =>
  within === undefined
    ? `There's no ${selectedElement(selected)}.`
    : `There's no ${selectedElement(selected)} in ${element(within)}.`;
export const selectedSeveral = (selected: Selected, count: number) =>
  `There should be one ${selectedElement(selected)}, but there are ${count}.`;
export const unwanted = "This shouldn't be there.";
/** An element that the check found earlier. */
export const removed = (facts: ElementFacts) => {
  const name = element(facts);
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)} is no longer on the page.`;
};

/** After "Expected:". */
export const one = (what: WantedFacts) => `one ${wanted(what)}`;
/** After "Expected:". */
export const oneSelected = (selected: Selected) => `one ${selectedElement(selected)}`;

/** After "Received:", if nothing was found. */
export const none = 'none';
/** After "Received:". A heading comes with its start tag. */
export const found = (elements: readonly { heading: string | undefined; name: string }[]) =>
  elements
    .map(({ heading, name }) => (heading === undefined ? `"${name}"` : `${heading} "${name}"`))
    .join(', ');
/** After "Received:". */
export const foundTags = (tags: readonly string[]) => tags.join(', ');
/** After "Received:": an element with the right text and the wrong role. */
export const withoutRole = (tag: string, role: string) =>
  `${tag} with this text, but no ${wanted({ role })}`;
