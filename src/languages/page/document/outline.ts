/** Finds and tracks the element to outline. */
import type { Box } from '../protocol';
import * as native from './natives';

let tracked: Element | null = null;

/**
 * Scrolls an element into view and tracks it from then on.
 *
 * @param path - child index at each level, starting from the root and counting only content elements; null to
 *   stop tracking
 * @returns the element's box; null if there's no such element
 */
export function boxAt(path: readonly number[] | null): Box | null {
  tracked = path && elementAt(path);
  if (tracked === null) return null;
  native.scrollIntoView(tracked, { block: 'nearest', inline: 'nearest' });
  return native.boxOf(tracked);
}

/** Reports the box of the tracked element whenever it might have moved. */
export function follow(report: (box: Box) => void): void {
  const update = (): void => {
    if (tracked !== null && native.isConnected(tracked)) report(native.boxOf(tracked));
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
