/** Texts of elements, and words for elements. */
import type { Mirror } from './mirror';
import { nameOf, roleOf, squeeze } from './roles';
import type { Wanted } from './vocabulary';

const MAX_NAME = 40;

/** Roles that are called otherwise in plain words. */
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

/** The text of an element that is drawn, with single spaces. */
export function textOf(mirror: Mirror, element: Element): string {
  return squeeze(drawnText(mirror, element));
}

function drawnText(mirror: Mirror, element: Element): string {
  if (mirror.styleOf(element, 'display') === 'none') return '';
  let text = '';
  for (const child of element.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) text += child.textContent ?? '';
    if (child.nodeType === Node.ELEMENT_NODE) text += drawnText(mirror, child as Element);
  }
  // Blocks end a word, `<br>` too.
  return mirror.styleOf(element, 'display') === 'inline' && element.localName !== 'br'
    ? text
    : ` ${text} `;
}

/** What a role is called: `heading`, `text field`. */
export function roleWord(role: string): string {
  return WORDS[role] ?? role;
}

/** An element in words: `the heading "Bread"`. */
export function describeElement(mirror: Mirror, element: Element): string {
  const role = roleOf(mirror, element);
  if (role === undefined || role === 'document') return `the element ${tagText(element)}`;
  const name = nameOf(mirror, element) || textOf(mirror, element);
  return `the ${roleWord(role)}${name === '' ? '' : ` "${shorten(name)}"`}`;
}

/** What is looked for, in words with code between backticks: a main heading (`<h1>`) named "Bread", without the article. */
export function describeWanted(role: string, { name, level }: Wanted): string {
  const tag = `\`<h${level}>\``;
  const ofLevel = level === 1 ? `main heading (${tag})` : `${tag} heading`;
  const named =
    name === undefined ? '' : ` named ${typeof name === 'string' ? `"${name}"` : String(name)}`;
  return (level === undefined ? roleWord(role) : ofLevel) + named;
}

/** What is there of a role, for the one that was looked for in vain. */
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

/** The start tag of an element with what tells it apart. */
export function tagText(element: Element): string {
  const shown = ['id', 'class', 'role'].flatMap((name) => {
    const value = element.getAttribute(name);
    return value ? [` ${name}="${shorten(value)}"`] : [];
  });
  return `<${element.localName}${shown.join('')}>`;
}

export function shorten(text: string): string {
  return text.length <= MAX_NAME ? text : `${text.slice(0, MAX_NAME - 1)}…`;
}
