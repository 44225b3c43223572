import { addDays, weekdayOf } from './calendarDate';
import {
  findProblem,
  MAX_WEEKS,
  problem,
  studyDays,
  type PlanInput,
  type PlanProblem,
} from './planInput';
import type { PlanItem } from './planItems';
import { weekOf } from './planWeekOf';
import { shareOut } from './shareOut';

/** What a study day holds of a lesson. */
export interface PlanLesson extends Pick<PlanItem, 'id' | 'slug' | 'title'> {
  minutes: number;
  /** Counted from 1; the lesson is continued on the next day until it is that of `sessions`. */
  session: number;
  sessions: number;
}

export interface StudyDay {
  /** 'YYYY-MM-DD' */
  date: string;
  lessons: PlanLesson[];
}

export interface PlanWeek {
  /** Counted from 1. */
  number: number;
  /** Its first day; a week is seven days from the start date on, whichever weekday that is. */
  start: string;
  days: StudyDay[];
}

export interface Plan {
  kind: 'plan';
  /** Last day of study at the quick and at the careful pace. */
  finish: { from: string; to: string };
  /** The careful pace, week by week. */
  weeks: PlanWeek[];
}

/**
 * Hands lessons out to days of study. Input that makes no plan is answered with a problem, never with an error.
 */
export function planStudy(input: PlanInput): Plan | PlanProblem {
  const found = findProblem(input);
  if (found) return found;

  const { items, minutes, startDate } = input;
  const dates = datesOf(startDate, studyDays(input.days));
  const careful = shareOut(
    items.map((item) => item.minutes.to),
    minutes,
  );
  if (careful.length > dates.length) {
    return problem(
      'minutes',
      'At this pace the plan takes more than two years. Choose more days, more time or a shorter program.',
    );
  }
  const quick = shareOut(
    items.map((item) => item.minutes.from),
    minutes,
  );
  const days = careful.map((shares, day): StudyDay => ({
    date: dates[day] ?? '',
    lessons: shares.flatMap(({ index, ...share }) => {
      const item = items[index];
      return item ? [{ id: item.id, slug: item.slug, title: item.title, ...share }] : [];
    }),
  }));
  return {
    kind: 'plan',
    finish: { from: dates[quick.length - 1] ?? '', to: dates[careful.length - 1] ?? '' },
    weeks: weeksOf(days, startDate),
  };
}

/** All study days of a plan, in order. */
export function daysOf({ weeks }: Plan): StudyDay[] {
  return weeks.flatMap(({ days }) => days);
}

/** The dates of all days of study within the longest plan. */
function datesOf(start: string, days: readonly number[]): string[] {
  return Array.from({ length: MAX_WEEKS * 7 }, (_, day) => addDays(start, day)).filter((date) =>
    days.includes(weekdayOf(date)),
  );
}

function weeksOf(days: readonly StudyDay[], start: string): PlanWeek[] {
  const weeks: PlanWeek[] = [];
  for (const day of days) {
    const number = weekOf(day.date, start);
    if (weeks.at(-1)?.number !== number) {
      weeks.push({ number, start: addDays(start, (number - 1) * 7), days: [] });
    }
    weeks.at(-1)?.days.push(day);
  }
  return weeks;
}
