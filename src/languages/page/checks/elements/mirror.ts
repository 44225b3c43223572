/**
 * A copy of the document in this frame's realm, out of reach of the learner's code. Roles, names, and the tab
 * order are computed from it. It's in a document without a window, so that nothing in it runs or loads.
 */
import type { Seen, SeenElement } from '../../protocol';

/** CSS properties that every snapshot includes. */
export const BASIC_PROPERTIES = [
  'display',
  'visibility',
  'color',
  'background-color',
  'background-image',
  'opacity',
  'font-size',
  'color-scheme',
];

const EMPTY_BOX = { x: 0, y: 0, width: 0, height: 0 };

export interface Mirror {
  seen: Seen;
  root: Element;
  byId: (id: number) => Element | undefined;
  idOf: (element: Element) => number;
  boxOf: (element: Element) => SeenElement['box'];
  /** Returns the computed value of a CSS property; undefined if the snapshot doesn't include the property. */
  styleOf: (element: Element, property: string) => string | undefined;
  /** Reads styles from the snapshot. Accessibility libraries call it instead of the browser's function. */
  getComputedStyle: typeof window.getComputedStyle;
}

/**
 * Builds a copy of the learner's document from a snapshot.
 *
 * @param properties - names of the CSS properties in `styles`, in the same order
 */
export function buildMirror(seen: Seen, properties: readonly string[]): Mirror {
  const copy = document.implementation.createHTMLDocument('');
  // The accessibility libraries require a document with a window. They would use it only for computed styles,
  // which they get from the mirror's `getComputedStyle` instead.
  Object.defineProperty(copy, 'defaultView', { value: window });
  const elements = new Map<number, Element>();
  const seenOf = new Map<Element, SeenElement>();

  function build(from: SeenElement): Element {
    const { id, namespace, tag, attributes, children } = from;
    const element = createElement(copy, namespace, tag);
    for (const [name, value] of attributes) setAttribute(element, name, value);
    for (const child of children) {
      element.append(typeof child === 'string' ? child : build(child));
    }
    setField(element, from);
    elements.set(id, element);
    seenOf.set(element, from);
    return element;
  }

  const root = build(seen.root);
  copy.replaceChild(root, copy.documentElement);

  function styleOf(element: Element, property: string): string | undefined {
    const place = properties.indexOf(property);
    return place < 0 ? undefined : (seenOf.get(element)?.styles[place] ?? '');
  }

  function getComputedStyle(element: Element, pseudo?: string | null): CSSStyleDeclaration {
    const from = seenOf.get(element);
    const content = pseudo === '::before' ? from?.before : pseudo === '::after' ? from?.after : '';
    const isPseudo = pseudo !== undefined && pseudo !== null;
    const values: Record<string, string> = {
      display: isPseudo ? 'inline' : (styleOf(element, 'display') ?? ''),
      visibility: isPseudo ? 'visible' : (styleOf(element, 'visibility') ?? ''),
      content: content === undefined || content === '' ? 'none' : content,
    };
    const getPropertyValue = (name: string): string => values[name] ?? '';
    return { ...values, getPropertyValue } as unknown as CSSStyleDeclaration;
  }

  return {
    seen,
    root,
    byId: (id) => elements.get(id),
    idOf: (element) => seenOf.get(element)?.id ?? 0,
    boxOf: (element) => seenOf.get(element)?.box ?? EMPTY_BOX,
    styleOf,
    getComputedStyle,
  };
}

function createElement(copy: Document, namespace: string | undefined, tag: string): Element {
  try {
    return namespace === undefined ? copy.createElement(tag) : copy.createElementNS(namespace, tag);
  } catch {
    // The HTML parser accepts names that `createElement` rejects.
    return copy.createElement('span');
  }
}

function setAttribute(element: Element, name: string, value: string): void {
  try {
    element.setAttribute(name, value);
  } catch {
    // The HTML parser accepts names that `setAttribute` rejects.
  }
}

function setField(element: Element, { value, checked, selected }: SeenElement): void {
  if (element instanceof HTMLInputElement) {
    if (checked !== undefined) element.checked = checked;
    if (value !== undefined && element.type !== 'file') element.value = value;
  } else if (element instanceof HTMLTextAreaElement && value !== undefined) {
    element.value = value;
  } else if (element instanceof HTMLOptionElement && selected !== undefined) {
    element.selected = selected;
  }
}
