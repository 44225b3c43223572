/** Breaks an object down into a prefix, brackets, and entries for printing. */
import * as texts from '../../../texts/en/consoleOutput';
import { formatKey } from './text';

/** One entry: a value with a label such as `name: `, a key-value pair of a Map, or preformatted text. */
export type Entry =
  { label: string; value: unknown } | { pair: readonly [unknown, unknown] } | { text: string };

export interface Described {
  /** Printed instead of the contents if the object is nested too deeply. */
  name: string;
  prefix: string;
  /** Omitted if the prefix is the entire output. */
  brackets?: readonly [string, string];
  entries: Entry[];
}

const CURLY = ['{', '}'] as const;
const SQUARE = ['[', ']'] as const;
const MAX_ENTRIES = 100;

/** Describes any object or function for printing. */
export function describe(value: object): Described {
  const name = classNameOf(value);
  const ownProperties = propertiesOf(value);
  const atomicText = atomicTextOf(value, name);
  if (atomicText !== undefined) {
    return {
      name,
      prefix: atomicText,
      ...(ownProperties.length > 0 ? { brackets: CURLY } : {}),
      entries: ownProperties,
    };
  }
  const sized = (size: number): string => `${name}(${size})`;
  if (Array.isArray(value)) {
    const prefix = name === 'Array' ? '' : sized(value.length);
    return { name, prefix, brackets: SQUARE, entries: [...itemsOf(value), ...ownProperties] };
  }
  if (ArrayBuffer.isView(value) && !(value instanceof DataView)) {
    const items = Array.from(value as Uint8Array);
    return { name, prefix: sized(items.length), brackets: SQUARE, entries: items.map(unlabeled) };
  }
  if (value instanceof Set) {
    const items = limited([...value].map(unlabeled));
    return {
      name,
      prefix: sized(value.size),
      brackets: CURLY,
      entries: [...items, ...ownProperties],
    };
  }
  if (value instanceof Map) {
    const pairs = limited([...value].map((pair): Entry => ({ pair })));
    return {
      name,
      prefix: sized(value.size),
      brackets: CURLY,
      entries: [...pairs, ...ownProperties],
    };
  }
  if (value instanceof URLSearchParams) {
    const pairs = [...value].map((pair): Entry => ({ pair }));
    return { name, prefix: name, brackets: CURLY, entries: pairs };
  }
  if (value instanceof Promise) {
    // A promise's state can't be read, and some engines add symbol properties to promises.
    return { name, prefix: name, brackets: CURLY, entries: [] };
  }
  return { name, prefix: name === 'Object' ? '' : name, brackets: CURLY, entries: ownProperties };
}

/** Returns the text of objects that print as a single value, such as dates; undefined for other objects. */
function atomicTextOf(value: object, name: string): string | undefined {
  if (typeof value === 'function') {
    return functionText(value);
  }
  if (value instanceof Error) {
    return value.message === '' ? value.name : `${value.name}: ${value.message}`;
  }
  if (value instanceof Date) {
    return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString();
  }
  if (value instanceof RegExp) {
    return String(value);
  }
  if (value instanceof Number || value instanceof Boolean) {
    return `[${name}: ${String(value)}]`;
  }
  if (value instanceof URL) {
    return `URL { href: '${value.href}' }`;
  }
  return undefined;
}

function functionText(value: object & { name?: string }): string {
  const source = Function.prototype.toString.call(value);
  if (/^class\b/.test(source)) {
    const parent: unknown = Object.getPrototypeOf(value);
    const base = typeof parent === 'function' && parent.name ? ` extends ${parent.name}` : '';
    return `[class ${value.name || '(anonymous)'}${base}]`;
  }
  const kind = Object.prototype.toString.call(value).slice('[object '.length, -1);
  return value.name ? `[${kind}: ${value.name}]` : `[${kind} (anonymous)]`;
}

function classNameOf(value: object): string {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype === null) {
    return '[Object: null prototype]';
  }
  const { constructor } = prototype as { constructor?: unknown };
  const name = typeof constructor === 'function' ? constructor.name : '';
  const tag = Object.prototype.toString.call(value).slice('[object '.length, -1);
  if (name === '' || tag.endsWith('Iterator') || (name === 'Object' && tag !== 'Object')) {
    return tag === 'Object' ? 'Object' : `Object [${tag}]`;
  }
  return name;
}

function itemsOf(list: readonly unknown[]): Entry[] {
  const entries: Entry[] = [];
  let index = 0;
  while (index < list.length && entries.length < MAX_ENTRIES) {
    if (index in list) {
      entries.push(unlabeled(list[index]));
      index += 1;
    } else {
      const next = itemAfter(list, index);
      entries.push({ text: texts.emptyItems(next - index) });
      index = next;
    }
  }
  return index < list.length ? [...entries, more(list.length - index)] : entries;
}

/**
 * Returns the next index that isn't a hole. Searches the keys, because a sparse array can be too long to
 * iterate over.
 */
function itemAfter(list: readonly unknown[], index: number): number {
  const next = Object.keys(list).find((key) => Number(key) > index);
  return next === undefined ? list.length : Number(next);
}

function propertiesOf(value: object): Entry[] {
  const indexed = Array.isArray(value) || ArrayBuffer.isView(value);
  const keys = Reflect.ownKeys(value).filter(
    (key) =>
      Object.prototype.propertyIsEnumerable.call(value, key) &&
      !(indexed && typeof key === 'string' && /^\d+$/.test(key)),
  );
  return limited(
    keys.map((key): Entry => {
      const label = `${formatKey(key)}: `;
      const property = Object.getOwnPropertyDescriptor(value, key);
      if (property?.get !== undefined) {
        return { text: label + (property.set === undefined ? '[Getter]' : '[Getter/Setter]') };
      }
      return property?.set === undefined
        ? { label, value: property?.value }
        : { text: `${label}[Setter]` };
    }),
  );
}

function unlabeled(value: unknown): Entry {
  return { label: '', value };
}

function limited(entries: readonly Entry[]): Entry[] {
  const shown = entries.slice(0, MAX_ENTRIES);
  return entries.length > MAX_ENTRIES ? [...shown, more(entries.length - MAX_ENTRIES)] : shown;
}

function more(count: number): Entry {
  return { text: texts.moreItems(count) };
}
