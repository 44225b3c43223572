/** Where the element is that the page points at. */
import type { Box } from '../protocol';
import * as native from './natives';

let tracked: Element | null = null;

/**
 * Finds an element by its path and brings it into view.
 *
 * @param path - from the root, at each level the position among the elements that are seen
 */
export function boxAt(path: readonly number[] | null): Box | null {
  tracked = path && elementAt(path);
  if (tracked === null) return null;
  native.scrollIntoView(tracked, { block: 'nearest', inline: 'nearest' });
  return native.boxOf(tracked);
}

/** Tells where the element is whenever that may have changed. */
export function follow(tell: (box: Box) => void): void {
  const update = (): void => {
    if (tracked !== null && native.isConnected(tracked)) tell(native.boxOf(tracked));
  };
  native.listen(window, 'scroll', update, true);
  native.listen(window, 'resize', update);
}

function elementAt(path: readonly number[]): Element | null {
  let element: Element = native.rootOf(document);
  for (const place of path) {
    const child = childAt(element, place);
    if (child === undefined) return null;
    element = child;
  }
  return element;
}

function childAt(element: Element, place: number): Element | undefined {
  let left = place;
  for (let child = native.firstChild(element); child; child = native.nextSibling(child)) {
    if (native.isSeen(child)) {
      if (left === 0) return child;
      left -= 1;
    }
  }
  return undefined;
}
