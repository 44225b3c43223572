import { lessonState, type Progress } from '../progressModel';
import type { Reviews } from './reviewModel';

/** Most cards of a day; what more is due waits for the next. */
export const MAX_DAILY = 10;

const DAY = 24 * 60 * 60 * 1_000;

/** Something to be asked again. */
export interface ReviewCard {
  id: string;
  /** The lesson's permanent id. */
  lessonId: string;
}

/** What one day asks of a reader. */
export interface ReviewDay {
  /** What is still to be reviewed today, in order. */
  cards: readonly ReviewCard[];
  /** How many were reviewed today. */
  reviewed: number;
  /** The next day on which something is due, in days from today, and how much; `null` where no card is left. */
  next: { days: number; count: number } | null;
}

/**
 * A card begins when its lesson is marked as done, and is first due on the day after: what was read a minute ago need not be
 * recalled. Days are those of the device's calendar. Times are not trusted: a card from the future, as after the clock was
 * set back, is due, for to be asked once too often does no harm.
 *
 * @param progress - which lessons are done
 * @param reviews - what is remembered of the cards
 * @param cardIds - the ids of what can be asked, by the lesson's id
 * @param now - the device's clock, ms since 1970
 * @returns what is due, the longest overdue first; of one day the questions of a lesson are apart from each other
 */
export function reviewDay(
  progress: Progress,
  reviews: Reviews,
  cardIds: Readonly<Record<string, readonly string[]>>,
  now: number,
): ReviewDay {
  const today = dayOf(now);
  const all = Object.entries(cardIds)
    .filter(([lessonId]) => lessonState(progress, lessonId) === 'done')
    .flatMap(([lessonId, ids]) => {
      const doneAt = progress.lessons.get(lessonId)?.done?.at ?? 0;
      return ids.map((id, position) => ({
        card: { id, lessonId },
        position,
        doneAt,
        day: dueDay(reviews.cards.get(id), doneAt, now),
      }));
    })
    .sort((a, b) => a.day - b.day || a.position - b.position || a.doneAt - b.doneAt || order(a, b));
  const reviewed = [...reviews.cards.values()].filter(
    (memory) => dayOf(memory.reviewed) === today,
  ).length;
  const due = all.filter(({ day }) => day <= today);
  const fits = Math.max(0, MAX_DAILY - reviewed);
  const waiting = due.length - Math.min(fits, due.length);
  const later = all.filter(({ day }) => day > today);
  const nextDay = waiting > 0 ? today + 1 : later[0]?.day;
  return {
    cards: due.slice(0, fits).map(({ card }) => card),
    reviewed,
    next:
      nextDay === undefined
        ? null
        : {
            days: nextDay - today,
            count: Math.min(MAX_DAILY, waiting + later.filter(({ day }) => day === nextDay).length),
          },
  };
}

/**
 * @param time - ms since 1970
 * @param now - the device's clock
 * @returns how many days of the calendar lie between; negative for a time in the past
 */
export function daysUntil(time: number, now: number): number {
  return dayOf(time) - dayOf(now);
}

function dueDay(
  memory: { reviewed: number; due: number } | undefined,
  doneAt: number,
  now: number,
): number {
  if ((memory?.reviewed ?? doneAt) > now + DAY) return dayOf(now);
  return memory ? dayOf(memory.due) : dayOf(doneAt) + 1;
}

function order(a: { card: ReviewCard }, b: { card: ReviewCard }): number {
  return a.card.id < b.card.id ? -1 : 1;
}

/** The day of the device's calendar that a time is in, numbered. */
function dayOf(time: number): number {
  const date = new Date(time);
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY;
}
