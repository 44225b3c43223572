/** Numbers for elements, which stay with them as long as the document lives. */
const ids = new WeakMap<Element, number>();
const elements = new Map<number, Element>();
const { get: getId, set: setId } = WeakMap.prototype as WeakMap<Element, number>;
const { get: getElement, set: setElement } = Map.prototype as Map<number, Element>;
const { apply } = Reflect;

let last = 0;

/** The number of an element. */
export function elementId(element: Element): number {
  const known = apply(getId, ids, [element]);
  if (known !== undefined) {
    return known;
  }
  last += 1;
  apply(setId, ids, [element, last]);
  apply(setElement, elements, [last, element]);
  return last;
}

/** The element with a number. */
export function elementOf(id: number): Element | undefined {
  return apply(getElement, elements, [id]);
}
