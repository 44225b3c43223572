import { addDays, weekdayOf } from './calendarDate';
import { findProblem, MAX_WEEKS, studyDays, type PlanInput, type PlanProblem } from './planInput';
import type { PlanItem } from './planItems';

export interface PlanSession {
  /** 'YYYY-MM-DD' */
  date: string;
  minutes: number;
}

/** What a week holds of an item; an item that takes longer goes on in the next week. */
export interface PlanWeekItem {
  id: string;
  title: string;
  course: PlanItem['course'];
  sessions: PlanSession[];
}

export interface PlanWeek {
  /** Counted from 1. */
  number: number;
  /** Its first day; a week is seven days from the start date on, whichever weekday that is. */
  start: string;
  items: PlanWeekItem[];
}

export interface Plan {
  kind: 'plan';
  /** Last day of study at the quick and at the careful pace. */
  finish: { from: string; to: string };
  /** The careful pace, week by week. */
  weeks: PlanWeek[];
}

/** A day of study and the whole minutes it has. */
interface Slot {
  /** Counted from 1. */
  week: number;
  weekStart: string;
  date: string;
  minutes: number;
}

/**
 * Spreads work over weeks. Every week has the same minutes, shared evenly by its days; items are done one after the
 * other and split where a day ends. Input that makes no plan is answered with a problem, never with an error.
 */
export function planStudy(input: PlanInput): Plan | PlanProblem {
  const problem = findProblem(input);
  if (problem) {
    return problem;
  }
  const weekly = Math.round((input.hoursPerWeek ?? 0) * 60);
  const slots = slotsOf(input.startDate, studyDays(input.days), weekly);
  const weeks = fill(slots, input.items);
  if (!weeks) {
    return {
      kind: 'problem',
      field: 'hours',
      message:
        'At this pace the plan takes more than two years. Choose more hours a week or a shorter program.',
    };
  }
  const quick = input.items.reduce((sum, { minutes }) => sum + minutes.from, 0);
  const careful = input.items.reduce((sum, { minutes }) => sum + minutes.to, 0);
  return {
    kind: 'plan',
    finish: { from: dateAfter(slots, quick), to: dateAfter(slots, careful) },
    weeks,
  };
}

/** All days of study within the longest plan. */
function slotsOf(start: string, days: readonly number[], weekly: number): Slot[] {
  const slots: Slot[] = [];
  for (let week = 1; week <= MAX_WEEKS; week += 1) {
    const weekStart = addDays(start, (week - 1) * 7);
    const dates = [0, 1, 2, 3, 4, 5, 6]
      .map((day) => addDays(weekStart, day))
      .filter((date) => days.includes(weekdayOf(date)));
    // What does not divide evenly goes to the week's first days, a minute each, so that the week's sum is exact.
    const [share, rest] = [Math.floor(weekly / dates.length), weekly % dates.length];
    dates.forEach((date, index) => {
      slots.push({ week, weekStart, date, minutes: share + (index < rest ? 1 : 0) });
    });
  }
  return slots;
}

/** The weeks at the careful pace, or null if the days run out. */
function fill(slots: readonly Slot[], items: readonly PlanItem[]): PlanWeek[] | null {
  const weeks: PlanWeek[] = [];
  let item = 0;
  let left = items[0]?.minutes.to ?? 0;
  for (const slot of slots) {
    let free = slot.minutes;
    for (let current = items[item]; current && free > 0; current = items[item]) {
      const minutes = Math.min(free, left);
      addSession(weeks, slot, current, minutes);
      free -= minutes;
      left -= minutes;
      if (left === 0) {
        item += 1;
        left = items[item]?.minutes.to ?? 0;
      }
    }
    if (item === items.length) {
      return weeks;
    }
  }
  return null;
}

function addSession(weeks: PlanWeek[], slot: Slot, item: PlanItem, minutes: number): void {
  let week = weeks.at(-1);
  if (week?.number !== slot.week) {
    week = { number: slot.week, start: slot.weekStart, items: [] };
    weeks.push(week);
  }
  let entry = week.items.at(-1);
  if (entry?.id !== item.id) {
    entry = { id: item.id, title: item.title, course: item.course, sessions: [] };
    week.items.push(entry);
  }
  entry.sessions.push({ date: slot.date, minutes });
}

/** The day on which `minutes` of work are done; the last day if there are not enough. */
function dateAfter(slots: readonly Slot[], minutes: number): string {
  let done = 0;
  const last = slots.find((slot) => {
    done += slot.minutes;
    return done >= minutes;
  });
  return (last ?? slots.at(-1))?.date ?? '';
}
