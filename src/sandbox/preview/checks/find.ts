/** Finds elements by what they are. */
import { AssertionError } from '../../assertionError';
import type { Mirror } from './mirror';
import { isTold, levelOf, nameOf, roleOf } from './roles';
import { describeOneSelected } from './selected';
import { describeElement, describeFound, describeWanted, tagText, textOf } from './text';
import { pathOf } from './assertionErrorOn';
import type { Wanted } from './vocabulary';

const NO_HREF = " There's an `<a>`, but without `href` it isn't a link.";

/** The elements within `root` with a role, in document order. */
export function findByRole(
  mirror: Mirror,
  root: Element,
  role: string,
  { name, level }: Wanted = {},
): Element[] {
  return [...root.querySelectorAll('*')].filter(
    (element) =>
      roleOf(mirror, element) === role &&
      isTold(mirror, element) &&
      (level === undefined || levelOf(element) === level) &&
      (name === undefined || holds(nameOf(mirror, element), name)),
  );
}

/** Whether a text is the one that is wanted, or holds the pattern. */
export function holds(text: string, wanted: string | RegExp): boolean {
  return typeof wanted === 'string' ? text === wanted : wanted.test(text);
}

/**
 * Takes the only one of the elements.
 *
 * @throws AssertionError with what there is, if there is none or more than one
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
    message: `There's no ${what}${within(mirror, root)}.${bare ? NO_HREF : ''}`,
    expected,
    received: alike
      ? `${tagText(alike)} with this text, but no ${describeWanted(role, {})}`
      : describeFound(mirror, others),
    ...(alike ? { element: pathOf(alike) } : {}),
  });
}

/** The elements that a selector finds; of the page, `html` too. */
export function selectAll(root: Element, selector: string): Element[] {
  const inside = [...root.querySelectorAll(selector)];
  return root.parentElement === null && root.matches(selector) ? [root, ...inside] : inside;
}

/** Takes the only element that a selector finds. */
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

/** An `<a>` without an address that has the wanted name as its text, or any where no name is wanted. */
function findBareLink(mirror: Mirror, root: Element, { name }: Wanted): Element | undefined {
  return [...root.querySelectorAll('a:not([href])')].find(
    (element) => name === undefined || holds(textOf(mirror, element), name),
  );
}

/** The innermost element with the wanted name as its text: it has the words, but not the role. */
function findAlike(mirror: Mirror, root: Element, { name }: Wanted): Element | undefined {
  if (typeof name !== 'string') return undefined;
  return [...root.querySelectorAll('body *')]
    .reverse()
    .find((element) => textOf(mirror, element) === name);
}
