import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Elements that need a script to work or to have content. */
const CONTROLS = new Set(['button', 'input', 'select', 'textarea', 'iframe', 'canvas', 'dialog']);

/** WAI-ARIA 1.2 roles of interactive elements. */
const CONTROL_ROLES =
  /^(?:button|checkbox|combobox|gridcell|listbox|menu\w*|option|radio|slider|spinbutton|switch|tab|textbox|treeitem)$/;

const MESSAGE =
  "is in a `Static` section, which is never hydrated, so it doesn't work. Put it in a `Deferred` section; for a lesson block, add its type to `hasCode` in src/build/content/lessons/sections.ts.";

/**
 * Finds controls and frames in sections that are never hydrated (`src/prerendered/Static.tsx`).
 *
 * @param html - a page's HTML document
 * @returns a one-line message per control, without the page's name
 */
export function deadControls(html: string): string[] {
  return search(parse(html), false);
}

function search(node: Node, isStatic: boolean): string[] {
  if (!defaultTreeAdapter.isElementNode(node)) return searchChildren(node, isStatic);
  const boundary = attribute(node, 'data-boundary');
  // Deferred sections are allowed: React renders them, and any static sections inside them, once they are
  // near the viewport.
  if (boundary === 'deferred' && !isStatic) return [];
  if (isStatic && isControl(node)) return [`${describe(node)} ${MESSAGE}`];
  return searchChildren(node, isStatic || boundary === 'static');
}

function searchChildren(node: Node, isStatic: boolean): string[] {
  const children = 'childNodes' in node ? node.childNodes : [];
  return children.flatMap((child) => search(child, isStatic));
}

function isControl(element: Element): boolean {
  return (
    CONTROLS.has(element.tagName) ||
    CONTROL_ROLES.test(attribute(element, 'role')) ||
    attribute(element, 'contenteditable') === 'true'
  );
}

function describe(element: Element): string {
  const label = attribute(element, 'aria-label') || textOf(element).trim().slice(0, 40);
  return `<${element.tagName}>${label ? ` "${label}"` : ''}`;
}

function textOf(node: Node): string {
  if (defaultTreeAdapter.isTextNode(node)) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

function attribute(element: Element, name: string): string {
  return element.attrs.find((attr) => attr.name === name)?.value ?? '';
}
