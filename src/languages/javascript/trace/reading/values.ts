/** Writes recorded values the way the lessons do, but shorter. */
import type { TraceObject, TraceValue } from '../../../../sandbox/trace';
import * as texts from '../../../../texts/en/stepValues';
import { formatKey, quote } from '../../printing/text';

/** Maximum length of an object's text. */
const MAX_TEXT = 40;

/** Depth from which objects are only named. */
const MAX_DEPTH = 2;

export type Objects = ReadonlyMap<number, TraceObject>;

/** Returns the objects of an event by their ids. */
export function objectsById(objects: readonly TraceObject[]): Objects {
  return new Map(objects.map((object) => [object.id, object]));
}

/** Returns the id of the object that a value refers to; undefined for other values. */
export function idOf(value: TraceValue | undefined): number | undefined {
  return value?.startsWith('o') ? Number(value.slice(1)) : undefined;
}

/**
 * Returns a value's text: `7`, `'Ada'`, `[1, 2]`, or `[12 items]` for an object that would take too much space.
 *
 * @param objects - the objects that the value can refer to
 */
export function valueText(value: TraceValue, objects: Objects): string {
  return textOf(value, objects, 0);
}

function textOf(value: TraceValue, objects: Objects, depth: number): string {
  const text = value.slice(1);
  switch (value.charAt(0)) {
    case 's':
      return quote(text);
    case 'S':
      return `${quote(text).slice(0, -1)}…`;
    case 'i':
      return `${text}n`;
    case 'y':
      return `Symbol(${text})`;
    case 'u':
      return 'undefined';
    case 'l':
      return 'null';
    case 'f':
      return text === '' ? texts.aFunction : texts.functionNamed(text);
    case 'c':
      return texts.classNamed(text);
    case 'g':
      return texts.getter;
    case 'o': {
      const object = objects.get(Number(text));
      return object ? objectText(object, objects, depth) : '…';
    }
    case '':
      return texts.nothing;
    default:
      return text;
  }
}

function objectText(object: TraceObject, objects: Objects, depth: number): string {
  const { kind, name, keys, values, more } = object;
  if (kind === 'other') return name;
  const count = values.length + more;
  const isList = kind === 'array' || kind === 'set';
  const short = isList || kind === 'map' ? `${name}[${texts.items(count)}]` : name || '{…}';
  if (depth >= MAX_DEPTH || more > 0) return short;
  const entries = values.map((value, index) => {
    const text = textOf(value, objects, depth + 1);
    const key = keys[index] ?? '';
    if (isList) return text;
    return kind === 'map'
      ? `${textOf(key, objects, depth + 1)} => ${text}`
      : `${keyText(key)}: ${text}`;
  });
  const prefix = name === '' ? '' : `${name} `;
  const [open, close] = kind === 'array' ? '[]' : '{}';
  const space = kind === 'array' || entries.length === 0 ? '' : ' ';
  const text = `${prefix}${open}${space}${entries.join(', ')}${space}${close}`;
  return text.length > MAX_TEXT && (count > 2 || text.length > 2 * MAX_TEXT) ? short : text;
}

/** Returns the name of a property as in an object literal. */
export function keyText(key: TraceValue): string {
  const name = key.slice(1);
  return key.startsWith('y') ? `[${name}]` : name.startsWith('#') ? name : formatKey(name);
}
