/** Reads and prints the school's files in the browser, for the editor. */
import { parse, stringify } from 'yaml';
import { alternativeFor, alternativesOf, type Schema } from './alternatives';

/** How a file is written. */
export interface EntryForm {
  schema: Schema;
  /** First line of a YAML file: names the schema, for editors of code. */
  firstLine?: string;
  /** A field that every file has, except the files next to them that the editor doesn't open. */
  needs?: string;
  /** True for a file with front matter and a body. */
  isMarkdown?: boolean;
}

/** Name of the field with a Markdown file's text. */
export const BODY = 'body';

const FRONT_MATTER = /^---\n([^]*?)\n---(?:\n+|$)([^]*)$/;

/**
 * @param text - text of a file
 * @param form - how the file is written
 * @returns the values of its fields; `null` if the editor doesn't open the file
 */
export function readEntry(text: string, { schema, needs, isMarkdown }: EntryForm): unknown {
  const [, frontMatter = '', body = text] = FRONT_MATTER.exec(text) ?? [];
  const value: unknown = isMarkdown
    ? { ...(parse(frontMatter) as object | null), [BODY]: body }
    : withLists(parse(text), schema);
  return needs === undefined || needs in Object(value) ? value : null;
}

/**
 * @param value - values of the fields
 * @param form - how the file is written
 * @returns the file's text, without fields that are empty and can be left out
 */
export function printEntry(value: unknown, { schema, firstLine, isMarkdown }: EntryForm): string {
  if (!isMarkdown) {
    const text = yaml(withoutEmpty(value, schema));
    return firstLine === undefined ? text : `${firstLine}\n${text}`;
  }
  const { [BODY]: body = '', ...fields } = value as Record<string, unknown> & { [BODY]?: string };
  return `---\n${yaml(withoutEmpty(fields, schema))}---\n\n${body.trim()}\n`;
}

function yaml(value: unknown): string {
  return stringify(value, { lineWidth: 0, singleQuote: true });
}

/** Turns text into a list with one entry where a file can have either: the editor has a field for lists. */
function withLists(value: unknown, schema: Schema): unknown {
  const list = alternativesOf(schema).find(({ type }) => type === 'array');
  if (typeof value === 'string') return list ? [value] : value;
  return mapFields(value, schema, withLists);
}

/** Leaves out optional fields that are empty, and adds lists that are required but can be empty. */
function withoutEmpty(value: unknown, schema: Schema): unknown {
  const { required = [], properties = {}, type } = alternativeFor(schema, value);
  const mapped = mapFields(value, schema, withoutEmpty);
  if (Array.isArray(mapped)) {
    const isText = alternativesOf(schema).some((one) => one.type === 'string');
    const [only, ...others] = mapped as unknown[];
    return isText && others.length === 0 && !listed(schema, only) ? only : mapped;
  }
  if (type !== 'object') return mapped;
  const kept = Object.entries(Object(mapped) as object).filter(
    ([name, one]) => required.includes(name) || !isEmpty(one),
  );
  const lists = required.filter(
    (name) =>
      (properties[name] as Schema | undefined)?.type === 'array' &&
      isEmpty((Object(value) as Record<string, unknown>)[name]),
  );
  return { ...Object.fromEntries(kept), ...Object.fromEntries(lists.map((name) => [name, []])) };
}

/** Returns true if a value is one of the choices of a list. */
function listed(schema: Schema, value: unknown): boolean {
  const list = alternativesOf(schema).find(({ type }) => type === 'array');
  return ((list?.items as Schema | undefined)?.enum ?? []).includes(value as never);
}

function mapFields(
  value: unknown,
  schema: Schema,
  change: (value: unknown, schema: Schema) => unknown,
): unknown {
  const { items, properties = {} } = alternativeFor(schema, value);
  if (Array.isArray(value)) {
    return value.map((item: unknown) => change(item, (items ?? {}) as Schema));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      change(one, (properties[name] ?? {}) as Schema),
    ]),
  );
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length === 0;
  return value === undefined || value === null || value === '';
}
