import type { TestFailure } from '../../protocol';
import { Unmet } from '../../unmet';
import type { Mirror } from './mirror';
import { describeElement } from './text';

/**
 * A failure that an element is to blame for.
 *
 * @param told - what was expected and what is there
 */
export function unmetOn(
  mirror: Mirror,
  element: Element,
  told: Pick<TestFailure, 'message' | 'expected' | 'received'>,
): Unmet {
  return new Unmet({
    ...told,
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
