/**
 * Numbers for elements, which stay with them as long as the document lives. The language is locked in a document that is
 * checked, so that both collections answer for themselves.
 */
const ids = new WeakMap<Element, number>();
const elements = new Map<number, Element>();

let last = 0;

/** The number of an element. */
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

/** The element with a number. */
export function elementOf(id: number): Element | undefined {
  return elements.get(id);
}
