import * as texts from '../../../../texts/en/planProblems';
import { addDays, weekdayOf } from '../dates/calendarDate';
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

/** The part of a lesson that a study day covers. */
export interface PlanLesson extends Pick<PlanItem, 'id' | 'slug' | 'title'> {
  minutes: number;
  /** Session number, from 1 to `sessions`. A long lesson continues on the next study day. */
  session: number;
  sessions: number;
}

export interface StudyDay {
  /** 'YYYY-MM-DD' */
  date: string;
  lessons: PlanLesson[];
}

export interface PlanWeek {
  /** Number of the week, counted from 1. */
  number: number;
  /** First day. Weeks are seven days long, counted from the start date regardless of weekday. */
  start: string;
  days: StudyDay[];
}

export interface Plan {
  kind: 'plan';
  /** Last study day at the quick pace (`from`) and at the careful pace (`to`). */
  finish: { from: string; to: string };
  /** Schedule at the careful pace. */
  weeks: PlanWeek[];
}

/** Assigns lessons to study days. For invalid input, returns the problem instead of throwing. */
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
    return problem('minutes', texts.tooLong);
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

/** Returns all study days of a plan, in order. */
export function daysOf({ weeks }: Plan): StudyDay[] {
  return weeks.flatMap(({ days }) => days);
}

/** Returns every study day within the maximum plan length. */
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
