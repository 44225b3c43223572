/** Draws the objects of a moment, as the stepped figures do, with an arrow from each reference. */
import type { Drawing, Mark } from '../../content/figure';
import { monoWidth } from '../../figures/fit';
import { BASELINE, boxMark, headMark, lineMark, textMark } from '../../figures/marks';
import {
  idOf,
  keyText,
  objectsById,
  valueText,
} from '../../languages/javascript/trace/reading/values';
import type { TraceEvent, TraceObject, TraceValue } from '../../sandbox/trace';

const CELL = 30;
const ROW = 36;
const INDEX = 18;
const TITLE = 20;
const GAP = 16;
const ARROW = 40;
/** Space on the right for the arrows between objects. */
const LANE = 26;
const MAX_TEXT = 14;
const MAX_ROOTS = 10;
const MAX_DRAWN = 14;

/** A variable that refers to an object. */
export interface Root {
  name: string;
  id: number;
  isChanged: boolean;
}

interface Place {
  object: TraceObject;
  /** Object as it was before; undefined if it's new. */
  old: TraceObject | undefined;
  y: number;
  height: number;
  width: number;
  /** Vertical position that arrows point to. */
  middle: number;
}

/**
 * @param roots - variables to draw
 * @param after - the moment
 * @param before - the moment before it, to mark what changed
 * @param room - available width
 * @returns undefined if no variable refers to an object
 */
export function drawObjects(
  roots: readonly Root[],
  after: TraceEvent,
  before: TraceEvent,
  room: number,
): Drawing | undefined {
  const shownRoots = roots.slice(0, MAX_ROOTS);
  const objects = objectsById(after.objects);
  const old = objectsById(before.objects);
  const drawn = reachable(shownRoots, objects);
  if (drawn.length === 0) return undefined;

  const names = Math.max(...shownRoots.map(({ name }) => monoWidth(name))) + 8;
  const left = names + CELL + ARROW;
  const columns = Math.max(3, Math.floor((room - left - LANE) / CELL));
  const places = new Map<number, Place>();
  let y = 1;
  for (const object of drawn) {
    const place = { object, old: old.get(object.id), y, ...sizeOf(object, objects, columns) };
    places.set(object.id, { ...place, middle: y + titleOf(object) + CELL / 2 });
    y += place.height + GAP;
  }
  const rootMarks = shownRoots.flatMap((root, index) => {
    const middle = 1 + index * ROW + CELL / 2;
    const target = places.get(root.id);
    return target ? drawRoot(root, middle, names, [left, target.middle]) : [];
  });
  const right = left + Math.max(...[...places.values()].map(({ width }) => width));
  const boxes: Mark[] = [];
  const arrows: Mark[] = [];
  for (const place of places.values()) {
    drawObject(place, left, columns, objects, (value, [x, middle], isChanged) => {
      const target = places.get(idOf(value) ?? -1);
      if (target) arrows.push(...curve([x, middle], right, left, target, isChanged));
      return target !== undefined;
    }).forEach((mark) => boxes.push(mark));
  }
  return {
    width: right + LANE,
    height: Math.max(y - GAP, shownRoots.length * ROW) + 2,
    marks: [...boxes, ...rootMarks, ...arrows],
  };
}

/** Returns the objects that the roots lead to, nearest first. */
function reachable(
  roots: readonly Root[],
  objects: ReadonlyMap<number, TraceObject>,
): TraceObject[] {
  const found = new Set<TraceObject>();
  for (const { id } of roots) add(id);
  for (const { keys, values } of found) {
    for (const value of [...keys, ...values]) add(idOf(value) ?? -1);
  }
  return [...found].slice(0, MAX_DRAWN);

  function add(id: number): void {
    const object = objects.get(id);
    if (object) found.add(object);
  }
}

function titleOf({ kind, name }: TraceObject): number {
  if (kind === 'array') return INDEX + (name === '' ? 0 : TITLE);
  return name === '' || kind === 'other' ? 0 : TITLE;
}

function cellText(value: TraceValue, objects: ReadonlyMap<number, TraceObject>): string {
  const text = valueText(value, objects);
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT - 1)}…` : text;
}

function shorten(text: string): string {
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT - 1)}…` : text;
}

/** Returns the width of an object's cells and of the labels before them. */
function cellsOf(
  { keys, values, kind }: TraceObject,
  objects: ReadonlyMap<number, TraceObject>,
): { label: number; cell: number } {
  const texts = values.map((value) =>
    objects.has(idOf(value) ?? -1) ? '' : cellText(value, objects),
  );
  const labels = keys.map((key) =>
    kind === 'map' ? cellText(key, objects) : shorten(keyText(key)),
  );
  return {
    label: labels.length > 0 ? Math.max(...labels.map(monoWidth)) + 10 : 0,
    cell: Math.max(CELL, ...texts.map((text) => monoWidth(text) + 14)),
  };
}

function sizeOf(
  object: TraceObject,
  objects: ReadonlyMap<number, TraceObject>,
  columns: number,
): { width: number; height: number } {
  const { kind, name, values, more } = object;
  const title = titleOf(object);
  const titleWidth = monoWidth(shorten(name)) + 16;
  const { label, cell } = cellsOf(object, objects);
  const count = values.length + (more > 0 ? 1 : 0);
  if (kind === 'other' || count === 0) {
    return { width: Math.max(titleWidth, CELL), height: title + CELL };
  }
  if (kind === 'object' || kind === 'map') {
    return { width: Math.max(label + cell, titleWidth), height: title + count * CELL };
  }
  const perRow = Math.min(count, Math.max(1, Math.floor((columns * CELL) / cell)));
  const rows = Math.ceil(count / perRow);
  const row = kind === 'array' ? CELL + INDEX : CELL;
  return {
    width: Math.max(perRow * cell, titleWidth),
    height: title + CELL + (rows - 1) * row,
  };
}

/** Draws a cell's arrow, if its value is a reference, and returns true if it did. */
type Refer = (
  value: TraceValue,
  at: readonly [x: number, middle: number],
  isChanged: boolean,
) => boolean;

function drawObject(
  { object, old, y, width, height }: Place,
  left: number,
  columns: number,
  objects: ReadonlyMap<number, TraceObject>,
  refer: Refer,
): Mark[] {
  const { kind, name, keys, values, more } = object;
  const { label, cell } = cellsOf(object, objects);
  const top = y + titleOf(object);
  const title = shorten(name);
  if (kind === 'other' || values.length === 0) {
    const look = old ? '' : 'accent thick';
    const text = kind === 'other' ? title : kind === 'array' ? '[ ]' : '{ }';
    return [
      ...(kind === 'other' || name === '' ? [] : [heading(title, left, y)]),
      boxMark([left + 1, top], [width - 2, CELL - 2], 'box', look),
      textMark(text, [left + width / 2, top + CELL / 2 + BASELINE], 'mono'),
    ];
  }
  const marks: Mark[] = [
    // Holds an object's names and values together.
    ...(keys.length > 0 ? [boxMark([left - 2, y - 1], [width + 4, height + 2], 'group')] : []),
    ...(name === '' ? [] : [heading(title, left, y)]),
  ];
  const isList = kind === 'array' || kind === 'set';
  const perRow = isList ? Math.max(1, Math.floor((columns * CELL) / cell)) : 1;
  const row = kind === 'array' ? CELL + INDEX : CELL;
  const valuesBefore = new Map(old?.keys.map((key, index) => [key, old.values[index]]));
  values.forEach((value, index) => {
    const x = left + label + (index % perRow) * cell;
    const cellTop = top + Math.floor(index / perRow) * row;
    const middle = cellTop + CELL / 2;
    const key = keys[index];
    const oldValue = isList ? old?.values[index] : valuesBefore.get(key ?? '');
    const isChanged = kind === 'set' ? !old?.values.includes(value) : oldValue !== value;
    if (kind === 'array') {
      marks.push(textMark(String(index), [x + cell / 2, cellTop - 5], 'mono muted'));
    }
    if (key !== undefined) {
      const text = kind === 'map' ? cellText(key, objects) : shorten(keyText(key));
      marks.push(textMark(text, [x - 6, middle + BASELINE], 'mono end'));
    }
    marks.push(boxMark([x + 1, cellTop], [cell - 2, CELL - 2], 'box', isChanged && 'accent thick'));
    if (!refer(value, [x + cell / 2, middle], isChanged)) {
      marks.push(textMark(cellText(value, objects), [x + cell / 2, middle + BASELINE], 'mono'));
    }
  });
  if (more > 0) {
    const index = values.length;
    const x = left + label + (index % perRow) * cell + cell / 2;
    const middle = top + Math.floor(index / perRow) * row + CELL / 2;
    marks.push(textMark(`+${more}`, [x, middle + BASELINE], 'muted'));
  }
  return marks;
}

function heading(text: string, left: number, y: number): Mark {
  return textMark(text, [left + 2, y + TITLE / 2 + BASELINE], 'mono muted start');
}

function drawRoot(
  { name, isChanged }: Root,
  middle: number,
  left: number,
  to: readonly [x: number, y: number],
): Mark[] {
  const from = [left + CELL / 2, middle] as const;
  const tone = isChanged ? 'accent' : '';
  return [
    textMark(name, [left - 8, middle + BASELINE], 'mono end'),
    boxMark([left, middle - CELL / 2], [CELL, CELL - 2], 'box', isChanged && 'accent thick'),
    lineMark([from, to], 'edge', tone, isChanged && 'thick'),
    headMark(from, to, tone),
  ];
}

/** Draws an arrow from a cell to an object, around the right side of the objects. */
function curve(
  [x, y]: readonly [x: number, y: number],
  right: number,
  left: number,
  target: Place,
  isChanged: boolean,
): Mark[] {
  const end = [left + target.width + 1, target.middle] as const;
  const lane = right + LANE - 6;
  const tone = isChanged ? 'accent' : '';
  return [
    {
      path: `M${x} ${y}C${lane} ${y} ${lane} ${end[1]} ${end[0]} ${end[1]}`,
      look: `edge ${tone}`.trim(),
    },
    headMark([end[0] + 10, end[1]], end, tone),
  ];
}
