/** Extracts the text of elements, and describes elements in words. */
import * as texts from '../../../../texts/en/page/elements';
import type { Mirror } from './mirror';
import { nameOf, roleOf, collapseSpaces } from './roles';

const MAX_NAME = 40;

/** Returns the displayed text of an element, with whitespace collapsed. */
export function textOf(mirror: Mirror, element: Element): string {
  return collapseSpaces(drawnText(mirror, element));
}

function drawnText(mirror: Mirror, element: Element): string {
  if (mirror.styleOf(element, 'display') === 'none') return '';
  let text = '';
  for (const child of element.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) text += child.textContent ?? '';
    if (child.nodeType === Node.ELEMENT_NODE) text += drawnText(mirror, child as Element);
  }
  // Block elements and `<br>` separate words.
  return mirror.styleOf(element, 'display') === 'inline' && element.localName !== 'br'
    ? text
    : ` ${text} `;
}

/** Returns what sentences say about an element. */
export function factsOf(mirror: Mirror, element: Element): texts.ElementFacts {
  if (/^(?:html|body)$/.test(element.localName)) return { kind: 'page' };
  const role = roleOf(mirror, element);
  return role === undefined
    ? { kind: 'tag', tag: tagText(element) }
    : { kind: 'role', role, name: shownName(mirror, element) };
}

/** Describes an element in words: `the heading "Bread"`. */
export function describeElement(mirror: Mirror, element: Element): string {
  return texts.element(factsOf(mirror, element));
}

/** Returns the name of an element, or else its text, truncated to 40 characters. */
export function shownName(mirror: Mirror, element: Element): string {
  return shorten(nameOf(mirror, element) || textOf(mirror, element));
}

/** Returns the start tag of an element, with its id, class, and role. */
export function tagText(element: Element): string {
  const shown = ['id', 'class', 'role'].flatMap((name) => {
    const value = element.getAttribute(name);
    return value ? [` ${name}="${shorten(value)}"`] : [];
  });
  return `<${element.localName}${shown.join('')}>`;
}

/** Truncates text to 40 characters. */
export function shorten(text: string): string {
  return text.length <= MAX_NAME ? text : `${text.slice(0, MAX_NAME - 1)}…`;
}
