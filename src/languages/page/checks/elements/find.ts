/** Finds elements by role or selector. */
import { AssertionError } from '../../../javascript/kit/assertionError';
import type { Wanted } from '../vocabulary';
import { describeBareLink } from './bareLink';
import type { Mirror } from './mirror';
import { isAccessible, levelOf, nameOf, roleOf } from './roles';
import { describeOneSelected } from './selected';
import { describeElement, describeFound, describeWanted, tagText, textOf } from './text';
import { pathOf } from './assertionErrorOn';

/** Returns the elements inside `root` that have the given role and are accessible, in document order. */
export function findByRole(
  mirror: Mirror,
  root: Element,
  role: string,
  { name, level }: Wanted = {},
): Element[] {
  return [...root.querySelectorAll('*')].filter(
    (element) =>
      roleOf(mirror, element) === role &&
      isAccessible(mirror, element) &&
      (level === undefined || levelOf(element) === level) &&
      (name === undefined || matchesText(nameOf(mirror, element), name)),
  );
}

/** Returns true if the text equals a string or matches a pattern. */
export function matchesText(text: string, wanted: string | RegExp): boolean {
  return typeof wanted === 'string' ? text === wanted : wanted.test(text);
}

/**
 * Returns the only element in a list.
 *
 * @throws AssertionError that lists the elements found, unless there's exactly one
 */
export function takeOne(
  mirror: Mirror,
  root: Element,
  found: readonly Element[],
  role: string,
  wanted: Wanted = {},
): Element {
  const [first, second] = found;
  if (first !== undefined && second === undefined) return first;
  const what = describeWanted(role, wanted);
  const expected = `one ${what.replaceAll('`', '')}`;
  if (first !== undefined) {
    throw new AssertionError({
      message: `There should be one ${what}, but there are ${found.length}.`,
      expected,
      received: describeFound(mirror, found),
      element: pathOf(second ?? first),
    });
  }
  const others = findByRole(mirror, root, role);
  const bare = role === 'link' ? findBareLink(mirror, root, wanted) : undefined;
  const alike = bare ?? (others.length === 0 ? findAlike(mirror, root, wanted) : undefined);
  throw new AssertionError({
    message: `There's no ${what}${within(mirror, root)}.${bare ? ` ${describeBareLink(bare)}` : ''}`,
    expected,
    received: alike
      ? `${tagText(alike)} with this text, but no ${describeWanted(role, {})}`
      : describeFound(mirror, others),
    ...(alike ? { element: pathOf(alike) } : {}),
  });
}

/** Returns the elements that match a selector, including `root` if it's the `html` element. */
export function selectAll(root: Element, selector: string): Element[] {
  const inside = [...root.querySelectorAll(selector)];
  return root.parentElement === null && root.matches(selector) ? [root, ...inside] : inside;
}

/**
 * Returns the only element that matches a selector.
 *
 * @throws AssertionError unless exactly one element matches
 */
export function takeSelected(mirror: Mirror, root: Element, selector: string): Element {
  const found = selectAll(root, selector);
  const [first, second] = found;
  if (first !== undefined && second === undefined) return first;
  const what = describeOneSelected(selector);
  throw new AssertionError({
    message:
      first === undefined
        ? `There's no ${what}${within(mirror, root)}.`
        : `There should be one ${what}, but there are ${found.length}.`,
    expected: `one ${what.replaceAll('`', '')}`,
    received: first === undefined ? 'none' : found.map(tagText).slice(0, 5).join(', '),
    ...(second ? { element: pathOf(second) } : {}),
  });
}

function within(mirror: Mirror, root: Element): string {
  return root === mirror.root ? '' : ` in ${describeElement(mirror, root)}`;
}

/**
 * Returns an `<a>` without `href` whose text matches the given name, or any such element if no name is given.
 */
function findBareLink(mirror: Mirror, root: Element, { name }: Wanted): Element | undefined {
  return [...root.querySelectorAll('a:not([href])')].find(
    (element) => name === undefined || matchesText(textOf(mirror, element), name),
  );
}

/** Returns the last element with the expected text. Called if no element has both that text and the role. */
function findAlike(mirror: Mirror, root: Element, { name }: Wanted): Element | undefined {
  if (typeof name !== 'string') return undefined;
  return [...root.querySelectorAll('body *')]
    .reverse()
    .find((element) => textOf(mirror, element) === name);
}
