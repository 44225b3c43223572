/** Extracts the text of elements, and describes elements in words. */
import type { Wanted } from '../vocabulary';
import type { Mirror } from './mirror';
import { nameOf, roleOf, collapseSpaces } from './roles';

const MAX_NAME = 40;

/** Plain words for roles with technical names. */
const WORDS: Record<string, string> = {
  textbox: 'text field',
  listitem: 'list item',
  img: 'image',
  contentinfo: 'page footer',
  banner: 'page header',
  searchbox: 'search field',
  spinbutton: 'number field',
  combobox: 'selection',
  radio: 'radio button',
  columnheader: 'column header',
};

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

/** Returns the plain word for a role, such as `heading` or `text field`. */
export function roleWord(role: string): string {
  return WORDS[role] ?? role;
}

/** Describes an element in words: `the heading "Bread"`. */
export function describeElement(mirror: Mirror, element: Element): string {
  if (/^(?:html|body)$/.test(element.localName)) return 'the page';
  const role = roleOf(mirror, element);
  if (role === undefined) return `the element ${tagText(element)}`;
  const name = nameOf(mirror, element) || textOf(mirror, element);
  return `the ${roleWord(role)}${name === '' ? '' : ` "${shorten(name)}"`}`;
}

/** Describes the element that a check looks for, such as `main heading (<h1>) named "Bread"`; no article. */
export function describeWanted(role: string, { name, level }: Wanted): string {
  const tag = `\`<h${level}>\``;
  const ofLevel = level === 1 ? `main heading (${tag})` : `${tag} heading`;
  const named =
    name === undefined ? '' : ` named ${typeof name === 'string' ? `"${name}"` : String(name)}`;
  return (level === undefined ? roleWord(role) : ofLevel) + named;
}

/** Lists up to five elements that were found instead of the expected one. */
export function describeFound(mirror: Mirror, elements: readonly Element[]): string {
  if (elements.length === 0) return 'none';
  return elements
    .slice(0, 5)
    .map((element) => {
      const tag = /^h[1-6]$/.test(element.localName) ? `<${element.localName}> ` : '';
      return `${tag}"${shorten(nameOf(mirror, element) || textOf(mirror, element))}"`;
    })
    .join(', ');
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
