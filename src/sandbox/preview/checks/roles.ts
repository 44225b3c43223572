/** Roles and accessible names, as assistive technology is told them. */
import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api';
import type { Mirror } from './mirror';

/** What the library does not know. */
const MORE_ROLES: Record<string, string> = {
  p: 'paragraph',
  blockquote: 'blockquote',
  em: 'emphasis',
  strong: 'strong',
  code: 'code',
  time: 'time',
  search: 'search',
};

/** Within these, a header or footer is one of theirs, not the page's. */
const SECTIONING = 'article, aside, main, nav, section';

/** The role of an element; undefined for one that has none of its own. */
export function roleOf(mirror: Mirror, element: Element): string | undefined {
  const role = getRole(element) ?? MORE_ROLES[element.localName];
  if (element.hasAttribute('role')) return role;
  const isNamed = role === 'region' && nameOf(mirror, element) !== '';
  if (role === 'region' && !isNamed) return undefined;
  const isOfSection =
    (role === 'banner' || role === 'contentinfo') && element.parentElement?.closest(SECTIONING);
  return isOfSection ? undefined : role;
}

/** The accessible name, with single spaces. */
export function nameOf({ getComputedStyle }: Mirror, element: Element): string {
  return squeeze(computeAccessibleName(element, { getComputedStyle }));
}

/** The level of a heading. */
export function levelOf(element: Element): number {
  return Number(element.getAttribute('aria-level') ?? /^h([1-6])$/.exec(element.localName)?.[1]);
}

/** Whether assistive technology is told of an element. */
export function isTold({ getComputedStyle }: Mirror, element: Element): boolean {
  return !isInaccessible(element, { getComputedStyle });
}

/** A text with single spaces. */
export function squeeze(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
