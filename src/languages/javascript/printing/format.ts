/**
 * Formats values the way the lessons show them: `[1, 'a']`, `{ name: 'Ada' }`, `Map(1) { 'a' => 1 }`. If the
 * result is longer than 72 characters, each entry gets its own indented line.
 */
import * as texts from '../../../texts/en/consoleOutput';
import { describe, type Described, type Entry } from './describe';
import { quote } from './text';

const MAX_WIDTH = 72;
const MAX_DEPTH = 6;

/** Maximum number of nested values to format, so that huge structures don't exceed the time limit. */
const MAX_VALUES = 5000;

/** State kept while formatting a value: its ancestors, and a number for each object that contains itself. */
interface FormatState {
  path: object[];
  cycles: Map<object, number>;
  /** How many more values can be formatted. */
  left: number;
}

/** Formats the arguments of `console.log` and joins them with spaces. Strings are printed as is. */
export function formatArguments(values: readonly unknown[]): string {
  return values.map((value) => (typeof value === 'string' ? value : formatValue(value))).join(' ');
}

/** Formats a value as code; strings are quoted. Never throws and never calls a getter. */
export function formatValue(value: unknown): string {
  try {
    return write({ path: [], cycles: new Map(), left: MAX_VALUES }, value, '', 0);
  } catch {
    // Any access to a proxy can throw, and a deeply nested value can overflow the stack.
    return texts.cannotBeShown;
  }
}

/** @param before - number of characters already on the line, not counting the indentation */
function write(state: FormatState, value: unknown, indent: string, before: number): string {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) {
    return writePrimitive(value);
  }
  if (state.path.includes(value)) {
    const { cycles } = state;
    cycles.set(value, cycles.get(value) ?? cycles.size + 1);
    return `[Circular *${cycles.get(value)}]`;
  }
  if (state.left <= 0) {
    return '[...]';
  }
  const described = describe(value);
  if (described.brackets === undefined) {
    return described.prefix;
  }
  if (state.path.length >= MAX_DEPTH) {
    return `[${described.name}]`;
  }
  state.path.push(value);
  state.left -= described.entries.length;
  const text = writeEntries(state, described, indent, before);
  state.path.pop();
  const cycle = state.cycles.get(value);
  return cycle === undefined ? text : `<ref *${cycle}> ${text}`;
}

function writePrimitive(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return quote(value);
    case 'bigint':
      return `${value}n`;
    case 'number':
      return Object.is(value, -0) ? '-0' : String(value);
    default:
      return String(value);
  }
}

function writeEntries(
  state: FormatState,
  { prefix, brackets, entries }: Described,
  indent: string,
  before: number,
): string {
  const [open, close] = brackets ?? ['', ''];
  const start = prefix === '' ? open : `${prefix} ${open}`;
  if (entries.length === 0) {
    return start + close;
  }
  const inner = `${indent}  `;
  const written = entries.map((entry) => writeEntry(state, entry, inner));
  const space = open === '{' ? ' ' : '';
  const line = `${start}${space}${written.join(', ')}${space}${close}`;
  if (!line.includes('\n') && indent.length + before + line.length <= MAX_WIDTH) {
    return line;
  }
  return `${start}\n${inner}${written.join(`,\n${inner}`)}\n${indent}${close}`;
}

function writeEntry(state: FormatState, entry: Entry, indent: string): string {
  if ('text' in entry) {
    return entry.text;
  }
  if ('pair' in entry) {
    const [key, value] = entry.pair;
    const label = `${write(state, key, indent, 0)} => `;
    return label + write(state, value, indent, label.length);
  }
  return entry.label + write(state, entry.value, indent, entry.label.length);
}
