/**
 * Ids for elements, valid for the lifetime of the document. Documents under test have read-only built-ins, so
 * learners' code can't tamper with these collections.
 */
const ids = new WeakMap<Element, number>();
const elements = new Map<number, Element>();

let last = 0;

/** Returns the id of an element. Assigns one if it doesn't have one yet. */
export function elementId(element: Element): number {
  const known = ids.get(element);
  if (known !== undefined) {
    return known;
  }
  last += 1;
  ids.set(element, last);
  elements.set(last, element);
  return last;
}

/** Returns the element with an id; undefined if there's none. */
export function elementOf(id: number): Element | undefined {
  return elements.get(id);
}
