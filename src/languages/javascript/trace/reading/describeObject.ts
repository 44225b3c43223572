/** Says in a sentence how an object changed. */
import type { TraceObject, TraceValue } from '../../../../sandbox/trace';
import * as texts from '../../../../texts/en/steps';
import type { ObjectChange } from './changes';
import { valueText, type Objects } from './values';
import { entryName } from './variables';

/**
 * @param change - the object before and after
 * @param objects - the objects after the change
 * @param old - the objects before the change
 */
export function describeObject(change: ObjectChange, objects: Objects, old: Objects): string {
  const { name, before, after } = change;
  const show = (value: TraceValue): string => code(valueText(value, objects));
  const whole = texts.isNow(name, code(valueText(`o${after.id}`, objects)));
  if (before.more > 0 || after.more > 0) {
    const [was, is] = [sizeOf(before), sizeOf(after)];
    return was === is ? texts.hasChanged(name) : texts.size(name, was, is);
  }
  const { kind } = after;
  if (kind === 'array') return arrayChange(name, before.values, after.values, show, old) ?? whole;
  if (kind === 'set') {
    const added = after.values.filter((value) => !before.values.includes(value));
    const removed = before.values.filter((value) => !after.values.includes(value));
    if (added.length + removed.length !== 1) return whole;
    return added[0] === undefined
      ? texts.noLongerHas(name, code(valueText(removed[0] ?? '', old)))
      : texts.nowHas(name, show(added[0]));
  }
  return keyedChange(name, before, after, objects, old) ?? whole;
}

/** Returns a value's text with marks around it. It can't contain the mark itself. */
export function code(text: string): string {
  return `\`${text.replaceAll('`', "'")}\``;
}

function sizeOf({ values, more }: TraceObject): number {
  return values.length + more;
}

function arrayChange(
  name: string,
  before: readonly TraceValue[],
  after: readonly TraceValue[],
  show: (value: TraceValue) => string,
  old: Objects,
): string | undefined {
  const grown = after.length - before.length;
  const [shorter, longer] = grown > 0 ? [before, after] : [after, before];
  const last = longer.at(-1) ?? '';
  const first = longer[0] ?? '';
  if (Math.abs(grown) === 1 && startsWith(longer, shorter)) {
    return grown > 0
      ? texts.addedAtEnd(name, after.length, show(last))
      : texts.removedFromEnd(name, after.length, code(valueText(last, old)));
  }
  if (Math.abs(grown) === 1 && startsWith(longer.slice(1), shorter)) {
    return grown > 0
      ? texts.addedAtFront(name, after.length, show(first))
      : texts.removedFromFront(name, after.length, code(valueText(first, old)));
  }
  if (grown !== 0) return undefined;
  const places = after.flatMap((value, index) => (value === before[index] ? [] : [index]));
  const [one, two] = places;
  if (one === undefined) return undefined;
  const entry = `${name}[${one}]`;
  if (places.length === 1) {
    return change(entry, before[one] ?? '', after[one] ?? '', show, old);
  }
  const isSwap = places.length === 2 && two !== undefined && before[one] === after[two];
  return isSwap && before[two] === after[one]
    ? texts.swapped(entry, `${name}[${two}]`, show(after[one] ?? ''), show(after[two] ?? ''))
    : undefined;
}

function keyedChange(
  name: string,
  before: TraceObject,
  after: TraceObject,
  objects: Objects,
  old: Objects,
): string | undefined {
  const isMap = after.kind === 'map';
  const nameOf = (key: TraceValue): string =>
    isMap
      ? texts.entryOf(name, code(valueText(key, objects)))
      : code(`${name}${entryName('object', key, 0)}`);
  const valuesBefore = new Map(before.keys.map((key, index) => [key, before.values[index] ?? '']));
  const valuesAfter = new Map(after.keys.map((key, index) => [key, after.values[index] ?? '']));
  const changed = [...valuesAfter].filter(([key, value]) => valuesBefore.get(key) !== value);
  const removed = [...valuesBefore].filter(([key]) => !valuesAfter.has(key));
  const [key, value] = changed[0] ?? removed[0] ?? [];
  if (changed.length + removed.length !== 1 || key === undefined || value === undefined) {
    return undefined;
  }
  if (removed.length === 1) return texts.isGone(nameOf(key));
  const oldValue = valuesBefore.get(key);
  const text = code(valueText(value, objects));
  return oldValue === undefined
    ? texts.is(nameOf(key), text)
    : texts.was(nameOf(key), code(valueText(oldValue, old)), text);
}

function change(
  name: string,
  before: TraceValue,
  after: TraceValue,
  show: (value: TraceValue) => string,
  old: Objects,
): string {
  return before === ''
    ? texts.is(code(name), show(after))
    : texts.was(code(name), code(valueText(before, old)), show(after));
}

function startsWith(list: readonly TraceValue[], start: readonly TraceValue[]): boolean {
  return start.every((value, index) => value === list[index]);
}
