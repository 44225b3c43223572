import { MAX_MINUTES, MIN_MINUTES, studyDays } from './planInput';

/** What a visitor has entered into the planner, as an address and the device's storage hold it. */
export interface PlanState {
  /** A program's id, or '' if none is chosen. It has the form of an id; whether such a program exists is not known here. */
  program: string;
  /** Days of study by ISO 8601, ascending; null if nothing was said about them. */
  days: number[] | null;
  /** When a study day begins, as typed, at most 5 characters; null if nothing was said about it. */
  time: string | null;
  /** Minutes of a study day; null if nothing was said about them, or nothing that makes sense. */
  minutes: number | null;
  /** The first day as typed, at most 10 characters; null if nothing was. */
  start: string | null;
  /** Ids of items that are left out, each once; they have the form of ids, but need not exist. */
  done: string[];
}

const MAX_TIME_TEXT = 5;
const MAX_DATE_TEXT = 10;
const MAX_ID = 64;
const MAX_DONE = 300;
/** Longest list that is looked at, in characters. */
const MAX_LIST = MAX_DONE * (MAX_ID + 1);

/**
 * Reads the planner's state from an address. Anybody can write an address, so nothing in it is trusted: what has not the
 * form of its field is dropped, what is too long is cut, and nothing throws.
 */
export function parsePlanState(params: URLSearchParams): PlanState {
  const typedDays = params.get('days');
  const days = typedDays === null ? null : studyDays([...typedDays.slice(0, 32)].map(Number));
  return {
    program: idsIn(params.get('program'))[0] ?? '',
    days,
    time: typed(params.get('time'), MAX_TIME_TEXT),
    minutes: minutesIn(params.get('minutes')) ?? minutesOfHours(params.get('hours'), days),
    start: typed(params.get('start'), MAX_DATE_TEXT),
    done: idsIn(params.get('done')),
  };
}

/**
 * Writes the planner's state into an address: `program=…&days=135&time=18:00&minutes=60&start=2027-03-01&done=id.id`. What is
 * not set is left out.
 *
 * @param params - what else the address holds; it is kept and not changed.
 * @returns new parameters; `parsePlanState` gives back the same state.
 */
export function writePlanState(
  state: PlanState,
  params: URLSearchParams = new URLSearchParams(),
): URLSearchParams {
  const written = new URLSearchParams(params);
  const values: Record<keyof PlanState | 'hours', string | null> = {
    program: state.program || null,
    days: state.days === null ? null : state.days.join(''),
    time: state.time,
    minutes: state.minutes === null ? null : String(state.minutes),
    hours: null,
    start: state.start,
    done: state.done.join('.') || null,
  };
  for (const [name, value] of Object.entries(values)) {
    if (value === null) {
      written.delete(name);
    } else {
      written.set(name, value);
    }
  }
  return written;
}

function minutesIn(value: string | null): number | null {
  if (value === null || !/^\d{1,3}$/.test(value)) return null;
  const minutes = Number(value);
  return minutes >= MIN_MINUTES && minutes <= MAX_MINUTES ? minutes : null;
}

/** Links of the planner's first form say hours a week, which the days of study share. */
function minutesOfHours(value: string | null, days: readonly number[] | null): number | null {
  const text = (value ?? '').replace(',', '.');
  if (!/^\d{1,2}(\.\d{0,2})?$/.test(text)) return null;
  // That form had three days unless the address said otherwise.
  const count = days?.length ?? 3;
  return count === 0 ? null : minutesIn(String(Math.round((Number(text) * 60) / count)));
}

function typed(value: string | null, length: number): string | null {
  if (value === null) return null;
  // Control and other characters that no time or date holds would only confuse the field that shows them.
  return value
    .replace(/[^\x20-\x7e]/g, '')
    .trim()
    .slice(0, length)
    .trim();
}

function idsIn(value: string | null): string[] {
  const ids = (value ?? '')
    .slice(0, MAX_LIST)
    .split('.')
    .filter((id) => id.length <= MAX_ID && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id));
  return [...new Set(ids)].slice(0, MAX_DONE);
}
