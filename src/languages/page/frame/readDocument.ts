/**
 * Validates messages from a document. Its kit isn't trusted, because the learner's code runs in the same
 * document.
 */
import type { Box, DocumentMessage, Seen, SeenElement, SeenNode } from '../protocol';
import { fieldsOf, readList, readNumber, readText } from '../read';
import { readEvent } from '../readEvent';

const MAX_NODES = 2000;
const MAX_ATTRIBUTES = 100;
const MAX_STYLES = 100;

/** Validates a message from a document. Returns undefined if it's malformed. */
export function readDocumentMessage(data: unknown): DocumentMessage | undefined {
  const { kind, event, seen, box } = fieldsOf(data);
  switch (kind) {
    case 'event': {
      const read = readEvent(event);
      return read && { kind, event: read };
    }
    case 'seen':
      return { kind, seen: readSeen(seen) };
    case 'done':
      return { kind };
    case 'found':
      return { kind, box: box === null ? null : readBox(box) };
    default:
      return undefined;
  }
}

function readSeen(data: unknown): Seen {
  const { root, focused, tab, sent, contentWidth, width } = fieldsOf(data);
  const budget = { left: MAX_NODES };
  return {
    root: readElement(root, budget),
    focused: readNumber(focused),
    tab: tab === 'free' || tab === 'moved' || tab === 'held' ? tab : undefined,
    sent: readNumber(sent),
    contentWidth: readNumber(contentWidth),
    width: readNumber(width),
  };
}

function readElement(data: unknown, budget: { left: number }): SeenElement {
  budget.left -= 1;
  const fields = fieldsOf(data);
  const { value, checked, selected } = fields;
  const namespace = readText(fields['namespace']);
  return {
    id: readNumber(fields['id']),
    ...(namespace === undefined ? {} : { namespace }),
    tag: readText(fields['tag']) ?? 'div',
    attributes: readList(fields['attributes'], MAX_ATTRIBUTES).map((pair) => {
      const [name, text] = readList(pair, 2);
      return [readText(name) ?? '', readText(text) ?? ''];
    }),
    children: readList(fields['children'], MAX_NODES).flatMap((child): SeenNode[] => {
      if (typeof child === 'string') return [readText(child) ?? ''];
      return budget.left > 0 ? [readElement(child, budget)] : [];
    }),
    box: readBox(fields['box']),
    styles: readList(fields['styles'], MAX_STYLES).map((style) => readText(style) ?? ''),
    before: readText(fields['before']) ?? '',
    after: readText(fields['after']) ?? '',
    ...(typeof value === 'string' ? { value: readText(value) } : {}),
    ...(typeof checked === 'boolean' ? { checked } : {}),
    ...(typeof selected === 'boolean' ? { selected } : {}),
  };
}

function readBox(data: unknown): Box {
  const { x, y, width, height } = fieldsOf(data);
  return {
    x: readNumber(x),
    y: readNumber(y),
    width: readNumber(width),
    height: readNumber(height),
  };
}
