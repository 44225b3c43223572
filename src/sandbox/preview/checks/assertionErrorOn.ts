import type { TestFailure } from '../../protocol';
import { AssertionError } from '../../assertionError';
import type { Mirror } from './mirror';
import { describeElement } from './text';

/**
 * A failure that an element is to blame for.
 *
 * @param failure - what was expected and what is there
 */
export function assertionErrorOn(
  mirror: Mirror,
  element: Element,
  failure: Pick<TestFailure, 'message' | 'expected' | 'received'>,
): AssertionError {
  return new AssertionError({
    ...failure,
    label: describeElement(mirror, element),
    element: pathOf(element),
  });
}

/** The way from the root to an element: at each level its position among its siblings. */
export function pathOf(element: Element): number[] {
  const path: number[] = [];
  for (let node = element; node.parentElement !== null; node = node.parentElement) {
    path.unshift([...node.parentElement.children].indexOf(node));
  }
  return path;
}
