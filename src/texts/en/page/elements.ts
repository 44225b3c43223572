/** Words for the elements of a learner's page. The sentences of this folder use them. */

/** An element, as sentences name it. */
export type ElementFacts =
  | { kind: 'page' }
  /** An element without a role. `tag` is its start tag. */
  | { kind: 'tag'; tag: string }
  /** `role` is an ARIA role, such as `heading`; `name` is the element's name or its text, and can be empty. */
  | { kind: 'role'; role: string; name: string };

/** An element that a check looks for. */
export interface WantedFacts {
  /** ARIA role. */
  role: string;
  /** The accessible name, or a pattern for it. */
  name?: string | RegExp | undefined;
  /** Level of a heading. */
  level?: number | undefined;
}

/** A part of a CSS selector. */
export interface SelectedPart {
  tag: string | undefined;
  id: string | undefined;
  classes: readonly string[];
  /** True if the part before is a child of this one; false if it can be anywhere inside. */
  isParent: boolean;
}

/** The parts of a CSS selector, innermost first, or the selector itself if it's too complex for words. */
export type Selected = readonly SelectedPart[] | string;

/** Elements that a check looks for together. */
export type GroupFacts = { role: string } | { selected: Selected };

/** Plain words for ARIA roles. The other roles, such as `heading` and `button`, are plain words already. */
const ROLES: Readonly<Record<string, string>> = {
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

/** Names an element: 'the heading "Bread"'. */
export function element(facts: ElementFacts): string {
  if (facts.kind === 'page') return 'the page';
  if (facts.kind === 'tag') return `the element ${facts.tag}`;
  const word = roleWord(facts.role);
  return facts.name === '' ? `the ${word}` : `the ${word} "${facts.name}"`;
}

/** Names an element that a check looks for, without an article: 'main heading (`<h1>`) named "Bread"'. */
export function wanted({ role, name, level }: WantedFacts): string {
  const tag = `\`<h${level}>\``;
  const ofLevel = level === 1 ? `main heading (${tag})` : `${tag} heading`;
  const word = level === undefined ? roleWord(role) : ofLevel;
  if (name === undefined) return word;
  return `${word} named ${typeof name === 'string' ? `"${name}"` : String(name)}`;
}

/** Names an element that a selector matches, without an article: 'element with the class `new`'. */
export function selectedElement(selected: Selected): string {
  const words = inWords(selected, 'element');
  const hasTag = typeof selected === 'string' || selected[0]?.tag !== undefined;
  return hasTag ? `element ${words}` : words;
}

/** Names a single element of a group: 'the heading'. */
export function oneOf(group: GroupFacts): string {
  return 'role' in group ? `the ${roleWord(group.role)}` : inWords(group.selected, 'the element');
}

/** Names all elements of a group: 'the headings'. */
export function allOf(group: GroupFacts): string {
  return 'role' in group ? `the ${plural(group.role)}` : inWords(group.selected, 'the elements');
}

/** Names the elements of a group, without an article: 'headings'. */
export function anyOf(group: GroupFacts): string {
  return 'role' in group ? plural(group.role) : inWords(group.selected, 'elements');
}

function roleWord(role: string): string {
  return ROLES[role] ?? role;
}

function plural(role: string): string {
  const word = roleWord(role);
  return `${word}${/(?:s|x|ch|sh)$/.test(word) ? 'es' : 's'}`;
}

/**
 * Says what a selector matches: '`<li>` with the class `new` in `<ul>`'. Complex selectors stay as they are.
 *
 * @param noun - stands for the innermost part if it has no tag
 */
function inWords(selected: Selected, noun: string): string {
  if (typeof selected === 'string') return `\`${selected}\``;
  return selected
    .map((part, index) => {
      if (index === 0) return partInWords(part, noun);
      return `${part.isParent ? 'directly in' : 'in'} ${partInWords(part, 'the element')}`;
    })
    .join(' ');
}

function partInWords({ tag, id, classes }: SelectedPart, noun: string): string {
  const start = tag === undefined ? noun : `\`<${tag}>\``;
  const features = [
    ...(id === undefined ? [] : [`the id \`${id}\``]),
    ...classes.map((name) => `the class \`${name}\``),
  ];
  return features.length === 0 ? start : `${start} with ${features.join(' and ')}`;
}
