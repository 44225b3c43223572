/** Finds elements by role or selector. */
import type { ElementFacts } from '../../../../texts/en/page/elements';
import * as texts from '../../../../texts/en/page/found';
import { AssertionError } from '../../../javascript/kit/assertionError';
import type { Wanted } from '../vocabulary';
import { describeBareLink } from './bareLink';
import type { Mirror } from './mirror';
import { isAccessible, levelOf, nameOf, roleOf } from './roles';
import { readSelector } from './selected';
import { factsOf, shownName, tagText, textOf } from './text';
import { pathOf } from './assertionErrorOn';

/** Maximum number of found elements that a failure lists. */
const MAX_FOUND = 5;

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
  const what = { role, ...wanted };
  const expected = withoutMarks(texts.one(what));
  if (first !== undefined) {
    throw new AssertionError({
      message: texts.several(what, found.length),
      expected,
      received: describeFound(mirror, found),
      element: pathOf(second ?? first),
    });
  }
  const others = findByRole(mirror, root, role);
  const bare = role === 'link' ? findBareLink(mirror, root, wanted) : undefined;
  const alike = bare ?? (others.length === 0 ? findAlike(mirror, root, wanted) : undefined);
  throw new AssertionError({
    message: [
      texts.missing(what, within(mirror, root)),
      ...(bare ? [describeBareLink(bare)] : []),
    ].join(' '),
    expected,
    received: alike ? texts.withoutRole(tagText(alike), role) : describeFound(mirror, others),
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
  const what = readSelector(selector);
  throw new AssertionError({
    message:
      first === undefined
        ? texts.selectedMissing(what, within(mirror, root))
        : texts.selectedSeveral(what, found.length),
    expected: withoutMarks(texts.oneSelected(what)),
    received:
      first === undefined ? texts.none : texts.foundTags(found.slice(0, MAX_FOUND).map(tagText)),
    ...(second ? { element: pathOf(second) } : {}),
  });
}

function within(mirror: Mirror, root: Element): ElementFacts | undefined {
  return root === mirror.root ? undefined : factsOf(mirror, root);
}

/** Lists elements that were found instead of the expected one. */
function describeFound(mirror: Mirror, elements: readonly Element[]): string {
  if (elements.length === 0) return texts.none;
  return texts.found(
    elements.slice(0, MAX_FOUND).map((element) => ({
      heading: /^h[1-6]$/.test(element.localName) ? `<${element.localName}>` : undefined,
      name: shownName(mirror, element),
    })),
  );
}

/** Removes the backticks around code. */
function withoutMarks(text: string): string {
  return text.replaceAll('`', '');
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
