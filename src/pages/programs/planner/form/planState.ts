import { MAX_MINUTES, MIN_MINUTES, studyDays } from '../plan/planInput';

/** Planner state as stored in a URL and in local storage. */
export interface PlanState {
  /** A program's id, or '' if none is chosen. Only its syntax is checked here. */
  program: string;
  /** ISO 8601 weekdays, ascending; null if missing. */
  days: number[] | null;
  /** Start time of a study day as typed, at most 5 characters; null if missing. */
  time: string | null;
  /** Minutes per study day; null if missing or invalid. */
  minutes: number | null;
  /** First day as typed, at most 10 characters; null if missing. */
  start: string | null;
  /** Ids of lessons to skip, without duplicates. Only their syntax is checked here. */
  done: string[];
}

const MAX_TIME_TEXT = 5;
const MAX_DATE_TEXT = 10;
const MAX_ID = 64;
const MAX_DONE = 300;
/** Maximum length of a list of ids to parse, in characters. */
const MAX_LIST = MAX_DONE * (MAX_ID + 1);

/**
 * Parses the planner's state from a URL. Anyone can write a URL, so malformed values are dropped, long ones
 * are truncated, and nothing throws.
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
 * Writes the planner's state to a URL:
 * `program=…&days=135&time=18:00&minutes=60&start=2027-03-01&done=id.id`. Omits values that aren't set.
 *
 * @param params - other parameters, which are kept; not mutated
 * @returns new parameters, which `parsePlanState` converts back to the same state
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

/** Old links contain hours per week, which are divided by the number of study days. */
function minutesOfHours(value: string | null, days: readonly number[] | null): number | null {
  const text = (value ?? '').replace(',', '.');
  if (!/^\d{1,2}(\.\d{0,2})?$/.test(text)) return null;
  // Links without study days come from an old form that defaulted to three days a week.
  const count = days?.length ?? 3;
  return count === 0 ? null : minutesIn(String(Math.round((Number(text) * 60) / count)));
}

function typed(value: string | null, length: number): string | null {
  if (value === null) return null;
  // Strips characters that never occur in a time or date and would garble the field.
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
