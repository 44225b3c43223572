/** Validates traces, which are untrusted like all messages, and the options for recording them. */
import { fieldsOf, optional } from './readFields';
import {
  LAST_EVENTS,
  MAX_CALLS,
  MAX_ENTRIES,
  MAX_EVENTS,
  MAX_OBJECTS,
  MAX_PAGE_CHANGES,
  MAX_VALUE,
  PAGE_CHANGES,
  TRACE_EVENTS,
  type PageChange,
  type Trace,
  type TraceEvent,
  type TraceFrame,
  type TraceObject,
  type TraceOptions,
  type TraceValue,
} from './trace';

/** More than any place sees. */
const MAX_VARIABLES = 100;

/** A value's type is one more character. A key and a name can have a suffix. */
const MAX_LENGTH = MAX_VALUE + 2;

const KINDS = ['array', 'object', 'map', 'set', 'other'] as const;

/** Validates the options for recording a run. Returns undefined if they're malformed. */
export function readTraceOptions(data: unknown): TraceOptions | undefined {
  const { code, key, range, test } = fieldsOf(data);
  if (typeof code !== 'string' || typeof key !== 'string' || !/^\$\w+\$$/.test(key))
    return undefined;
  const [from, to] = Array.isArray(range) ? (range as unknown[]) : [];
  return {
    code,
    key,
    ...optional('range', isCount(from) && isCount(to) ? ([from, to] as const) : undefined),
    ...optional('test', isCount(test) ? test : undefined),
  };
}

/** Validates a trace. Returns undefined if it's malformed. */
export function readTrace(data: unknown): Trace | undefined {
  const { total, events, lastCall } = fieldsOf(data);
  if (!isCount(total) || !Array.isArray(events)) return undefined;
  const readFrame = remembered(frameFrom);
  const readObject = remembered(objectFrom);
  return {
    total,
    events: events
      .slice(0, MAX_EVENTS + LAST_EVENTS + 1)
      .flatMap((event) => readEvent(event, readFrame, readObject)),
    ...optional('lastCall', isCount(lastCall) ? lastCall : undefined),
  };
}

function readEvent(
  data: unknown,
  readFrame: (data: unknown) => TraceFrame,
  readObject: (data: unknown) => TraceObject,
): TraceEvent[] {
  const { kind, order, site, value, frames, hidden, objects, printed, isIdle, page } =
    fieldsOf(data);
  const known = TRACE_EVENTS.find((one) => one === kind);
  if (known === undefined) return [];
  return [
    {
      kind: known,
      order: countFrom(order),
      site: countFrom(site),
      ...optional('value', typeof value === 'string' ? textFrom(value) : undefined),
      frames: listFrom(frames, MAX_CALLS + 1, readFrame),
      hidden: countFrom(hidden),
      objects: listFrom(objects, MAX_OBJECTS, readObject),
      printed: countFrom(printed),
      isIdle: isIdle === true,
      ...optional('page', page === undefined ? undefined : readChanges(page)),
    },
  ];
}

function readChanges(data: unknown): PageChange[] {
  return listFrom(data, MAX_PAGE_CHANGES, fieldsOf).flatMap((fields) => {
    const kind = PAGE_CHANGES.find((one) => one === fields['kind']);
    const { element, of, value, count } = fields;
    if (kind === undefined) return [];
    return [
      {
        kind,
        element: textFrom(element),
        ...optional('of', typeof of === 'string' ? textFrom(of) : undefined),
        ...optional('value', typeof value === 'string' ? textFrom(value) : undefined),
        ...optional('count', isCount(count) ? count : undefined),
      },
    ];
  });
}

function frameFrom(data: unknown): TraceFrame {
  const { id, fn, site, values } = fieldsOf(data);
  return {
    id: countFrom(id),
    fn: countFrom(fn),
    site: countFrom(site),
    values: listFrom(values, MAX_VARIABLES, textFrom),
  };
}

function objectFrom(data: unknown): TraceObject {
  const { id, kind, name, keys, values, more } = fieldsOf(data);
  return {
    id: countFrom(id),
    kind: KINDS.find((one) => one === kind) ?? 'other',
    name: textFrom(name),
    keys: listFrom(keys, MAX_ENTRIES, textFrom),
    values: listFrom(values, MAX_ENTRIES, textFrom),
    more: countFrom(more),
  };
}

/** Events share what hasn't changed, so each part is validated once. */
function remembered<Part>(read: (data: unknown) => Part): (data: unknown) => Part {
  const known = new Map<unknown, Part>();
  return (data) => {
    const part = known.get(data) ?? read(data);
    known.set(data, part);
    return part;
  };
}

function listFrom<Item>(data: unknown, most: number, read: (item: unknown) => Item): Item[] {
  return Array.isArray(data) ? data.slice(0, most).map((item) => read(item)) : [];
}

function textFrom(data: unknown): TraceValue {
  return typeof data === 'string' ? data.slice(0, MAX_LENGTH) : '';
}

function countFrom(data: unknown): number {
  return isCount(data) ? data : 0;
}

function isCount(data: unknown): data is number {
  return Number.isSafeInteger(data) && Number(data) >= 0;
}
