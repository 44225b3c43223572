import type { TestFailure } from '../../../../sandbox/protocol';
import { AssertionError } from '../../../javascript/kit/assertionError';
import type { Mirror } from './mirror';
import { describeElement } from './text';

/**
 * Creates an AssertionError about an element, with its path and description.
 *
 * @param failure - the message, and the expected and received values
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

/** Returns the path from the root to an element: the child index at each level. */
export function pathOf(element: Element): number[] {
  const path: number[] = [];
  for (let node = element; node.parentElement !== null; node = node.parentElement) {
    path.unshift([...node.parentElement.children].indexOf(node));
  }
  return path;
}
