import { studyDays } from './planInput';

/** What a visitor has entered into the planner, as the address holds it. */
export interface PlanState {
  /** A program's id, or '' if none is chosen. It has the form of an id; whether such a program exists is not known here. */
  program: string;
  /** Hours a week as typed, at most 8 characters; '' if nothing was. See `parseHours`. */
  hours: string;
  /** Days of study by ISO 8601, ascending; null if nothing was said about them. */
  days: number[] | null;
  /** The first day as typed, at most 10 characters; '' if nothing was. */
  start: string;
  /** Ids of items that are done, each once; they have the form of ids, but need not exist. */
  done: string[];
}

const MAX_HOURS_TEXT = 8;
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
  const days = params.get('days');
  return {
    program: idsIn(params.get('program'))[0] ?? '',
    hours: typed(params.get('hours'), MAX_HOURS_TEXT),
    days: days === null ? null : studyDays([...days.slice(0, 32)].map(Number)),
    start: typed(params.get('start'), MAX_DATE_TEXT),
    done: idsIn(params.get('done')),
  };
}

/**
 * Writes the planner's state into an address: `program=…&hours=7.5&days=135&start=2027-03-01&done=id.id`. What is not set is
 * left out.
 *
 * @param params - what else the address holds; it is kept and not changed.
 * @returns new parameters; `parsePlanState` gives back the same state.
 */
export function writePlanState(
  state: PlanState,
  params: URLSearchParams = new URLSearchParams(),
): URLSearchParams {
  const written = new URLSearchParams(params);
  const values: Record<keyof PlanState, string | null> = {
    program: state.program || null,
    hours: state.hours || null,
    days: state.days === null ? null : state.days.join(''),
    start: state.start || null,
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

function typed(value: string | null, length: number): string {
  // Control and other characters that no number or date holds would only confuse the field that shows them.
  return (value ?? '')
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
