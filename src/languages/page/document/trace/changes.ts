/** Finds out what a step of the script changes on the page. */
import { MAX_PAGE_CHANGES, type PageChange } from '../../../../sandbox/trace';
import * as native from '../natives';
import { labelOf, shortText } from './labels';

/** Maximum length of new text, and of an attribute's value. */
const MAX_TEXT = 60;

/** A change, and the element that it happened to. */
interface Found {
  at: Node;
  change: PageChange;
}

/**
 * Starts to observe the document.
 *
 * @returns a function that returns the changes since its last call
 */
export function observeChanges(): () => readonly PageChange[] {
  const take = native.observe(document);
  return () => {
    const found: Found[] = [];
    const records = take();
    for (let index = 0; index < records.length; index += 1) {
      const record = records[index];
      if (record !== undefined) read(record, found);
    }
    const changes: PageChange[] = [];
    for (let index = 0; index < found.length; index += 1) {
      const one = found[index];
      if (one !== undefined) changes[index] = one.change;
    }
    return changes;
  };
}

function read(record: MutationRecord, found: Found[]): void {
  const target = native.recordTarget(record);
  if (native.recordType(record) === 'attributes') {
    const of = native.recordAttribute(record) ?? '';
    const value = native.attribute(target as Element, of);
    add(found, target, {
      kind: 'attribute',
      element: labelOf(target) ?? '',
      of,
      ...(value === null ? {} : { value: native.cut(value, 0, MAX_TEXT) }),
    });
    return;
  }
  const removed = elementsIn(native.recordRemoved(record));
  const added = elementsIn(native.recordAdded(record));
  const parent = native.recordType(record) === 'characterData' ? native.parentNode(target) : target;
  if (removed.all + added.all === 0 && parent !== null) {
    const value = shortText(parent, MAX_TEXT);
    add(found, parent, { kind: 'text', element: labelWithoutText(parent), value });
  }
  addMoved(found, 'removed', removed, target);
  addMoved(found, 'added', added, target);
}

interface Elements {
  /** Number of nodes that aren't text. */
  all: number;
  /** Those that readers see. */
  first: Element | undefined;
  count: number;
}

function elementsIn(nodes: NodeList): Elements {
  const elements: Elements = { all: 0, first: undefined, count: 0 };
  for (let index = 0; index < native.lengthOf(nodes); index += 1) {
    const node = native.itemOf(nodes as NodeListOf<Element>, index);
    if (native.nodeType(node) === 3) continue;
    elements.all += 1;
    if (!native.isSeen(node)) continue;
    elements.first ??= node;
    elements.count += 1;
  }
  return elements;
}

function addMoved(
  found: Found[],
  kind: 'added' | 'removed',
  { first, count }: Elements,
  parent: Node,
): void {
  if (first === undefined) return;
  add(found, first, {
    kind,
    element: labelOf(first) ?? '',
    of: labelOf(parent) ?? '',
    ...(count > 1 ? { count } : {}),
  });
}

/** Adds a change, unless a later one of the same kind says the same. */
function add(found: Found[], at: Node, change: PageChange): void {
  for (let index = 0; index < found.length; index += 1) {
    const other = found[index];
    const isSame = other?.change.kind === change.kind && other.change.of === change.of;
    if (isSame && other.at === at) return;
  }
  if (found.length < MAX_PAGE_CHANGES) found[found.length] = { at, change };
}

/** Returns a label such as `<p>`, for a sentence that says the new text itself. */
function labelWithoutText(node: Node): string {
  return native.nodeType(node) === 1 ? `<${native.localName(node as Element)}>` : '';
}
