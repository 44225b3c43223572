/** Roles and accessible names, as exposed to assistive technology. */
import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api';
import type { Mirror } from './mirror';

/** Roles of elements for which `dom-accessibility-api` returns no role. */
const MORE_ROLES: Record<string, string> = {
  p: 'paragraph',
  blockquote: 'blockquote',
  em: 'emphasis',
  strong: 'strong',
  code: 'code',
  time: 'time',
  search: 'search',
};

/** Inside these elements, a header or footer doesn't belong to the page, so it has no landmark role. */
const SECTIONING = 'article, aside, main, nav, section';

/** Returns the role of an element; undefined if it has none. */
export function roleOf(mirror: Mirror, element: Element): string | undefined {
  const role = getRole(element) ?? MORE_ROLES[element.localName];
  if (element.hasAttribute('role')) return role;
  const isNamed = role === 'region' && nameOf(mirror, element) !== '';
  if (role === 'region' && !isNamed) return undefined;
  const isOfSection =
    (role === 'banner' || role === 'contentinfo') && element.parentElement?.closest(SECTIONING);
  return isOfSection ? undefined : role;
}

/** Returns the accessible name, with whitespace collapsed. */
export function nameOf({ getComputedStyle }: Mirror, element: Element): string {
  return collapseSpaces(computeAccessibleName(element, { getComputedStyle }));
}

/** Returns the level of a heading; NaN for other elements. */
export function levelOf(element: Element): number {
  return Number(element.getAttribute('aria-level') ?? /^h([1-6])$/.exec(element.localName)?.[1]);
}

/** Returns true if an element is exposed to assistive technology. */
export function isAccessible({ getComputedStyle }: Mirror, element: Element): boolean {
  return !isInaccessible(element, { getComputedStyle });
}

/** Collapses whitespace into single spaces and trims the text. */
export function collapseSpaces(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
