/**
 * Defines `show`, `ask` and `frame` for a steps figure's code. The build prepends this file's source to that code,
 * so it can import only types.
 */
import type { RecordedFrame, RecordedView, TreeNode } from './recorded';

/** Indexes of items by tone: `{ good: [0, 1] }`. */
type Toned = Partial<Record<'primary' | 'accent' | 'muted' | 'good' | 'bad', number[]>>;

interface Named {
  /** Label above the view. */
  name?: string;
}

/** A node of a binary tree (`left`, `right`) or of any other tree (`children`). */
interface AnyNode {
  value?: unknown;
  name?: unknown;
  left?: AnyNode | null;
  right?: AnyNode | null;
  children?: AnyNode[];
}

/** A call on the stack: its code, and an optional note. */
type Call = string | { call: string; note?: string };

/** @returns `show`, `ask` and `frame` for the author's code, and what was recorded */
export function createRecorder() {
  const frames: RecordedFrame[] = [];
  let views: RecordedView[] = [];
  let question: RecordedFrame['ask'];
  let questions = 0;

  const show = {
    /** Shows a row of boxes with indexes. `pointers` are labels below the boxes: `{ left: 0, right: 5 }`. */
    array(
      items: unknown[],
      pointers: Record<string, number> = {},
      { name, ...toned }: Named & Toned = {},
    ) {
      const texts = Array.from(items, textOf);
      views.push({ view: 'array', items: texts, pointers: { ...pointers }, toned, ...named(name) });
    },
    /** Shows a stack; the last item is on top. */
    stack(items: unknown[], { name }: Named = {}) {
      views.push({ view: 'stack', items: items.map(textOf), ...named(name) });
    },
    /** Shows a queue; the first item is at the front. */
    queue(items: unknown[], { name }: Named = {}) {
      views.push({ view: 'queue', items: items.map(textOf), ...named(name) });
    },
    /** Shows the numbered buckets of a hash table. */
    buckets(buckets: unknown[][], { name, current }: Named & { current?: number } = {}) {
      const texts = buckets.map((bucket) => bucket.map(textOf));
      const at = current === undefined ? {} : { current };
      views.push({ view: 'buckets', buckets: texts, ...at, ...named(name) });
    },
    /** Shows the tree rooted at `root` (`null` if empty), and highlights the `current` node. */
    tree(root: AnyNode | null, { name, current }: Named & { current?: AnyNode | null } = {}) {
      views.push({ view: 'tree', root: root && treeOf(root, current), ...named(name) });
    },
    /** Shows the call stack; the last call is on top. */
    calls(calls: Call[], { name }: Named = {}) {
      const texts = calls.map((one) => {
        if (typeof one === 'string') return { text: one };
        return { text: one.call, ...(one.note === undefined ? {} : { note: one.note }) };
      });
      views.push({ view: 'calls', calls: texts, ...named(name) });
    },
    /** Shows names and their values. Names that refer to the same object point to the same box. */
    boxes(values: Record<string, unknown>, { name }: Named = {}) {
      const objects = [...new Set(Object.values(values).filter(isObject))];
      const names = Object.entries(values).map(([key, value]) =>
        isObject(value)
          ? { name: key, object: objects.indexOf(value) }
          : { name: key, text: textOf(value) },
      );
      views.push({ view: 'boxes', names, objects: objects.map(textOf), ...named(name) });
    },
  };

  /** Asks a question before the next frame. `right` is the index of the right answer. */
  function ask(words: string, answers: unknown[], right: number) {
    questions += 1;
    question = { question: words, answers: answers.map(textOf), right };
  }

  /** Ends a frame, which contains everything shown since the previous frame. `sentence` describes it. */
  function frame(sentence: string) {
    frames.push({ sentence, views, ...(question ? { ask: question } : {}) });
    views = [];
    question = undefined;
  }

  function named(name: string | undefined): Named {
    return name === undefined ? {} : { name };
  }

  function isObject(value: unknown): value is object {
    return typeof value === 'object' && value !== null;
  }

  function textOf(value: unknown): string {
    if (typeof value === 'string') return value;
    if (Array.isArray(value)) return `[${value.map(inner).join(', ')}]`;
    if (!isObject(value)) return String(value);
    const entries = Object.entries(value).map(([key, entry]) => `${key}: ${inner(entry)}`);
    return `{ ${entries.join(', ')} }`;
  }

  function inner(value: unknown): string {
    return typeof value === 'string' ? `'${value}'` : textOf(value);
  }

  function treeOf(node: AnyNode, current: AnyNode | null | undefined): TreeNode {
    const isBinary = Boolean(node.left ?? node.right);
    const children = isBinary ? [node.left ?? null, node.right ?? null] : (node.children ?? []);
    return {
      text: textOf(node.value ?? node.name ?? ''),
      isCurrent: node === current,
      children: children.map((child) => child && treeOf(child, current)),
    };
  }

  return { show, ask, frame, result: () => ({ frames, questions }) };
}
