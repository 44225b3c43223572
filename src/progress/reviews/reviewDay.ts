import { lessonState, type Progress } from '../progressModel';
import { bugCardId, exercisesWithBugs } from './bugCards';
import type { Reviews } from './reviewModel';

/** Maximum number of cards per day; the rest wait until the next day. */
export const MAX_DAILY = 10;

const DAY = 24 * 60 * 60 * 1_000;

/** A question to review. */
export interface ReviewCard {
  id: string;
  /** Permanent id of the lesson that the question is from; undefined for a mistake of the reader's own. */
  lessonId?: string;
}

/** A day's reviews. */
export interface ReviewDay {
  /** Cards left to review today, in order. */
  cards: readonly ReviewCard[];
  /** Number of cards reviewed today. */
  reviewed: number;
  /** Number of days until the next cards are due, and how many are due then; `null` if there are none. */
  next: { days: number; count: number } | null;
}

/**
 * Selects the cards to review today. A lesson's cards are first due on the day after it's marked as done, and
 * the reader's own mistake in an exercise on the day after it's passed.
 * Days are calendar days in the device's time zone. A card with a future timestamp, for example because the
 * clock was set back, is due: an extra review does no harm.
 *
 * @param progress - the reader's saved progress
 * @param reviews - the reader's saved reviews
 * @param cardIds - ids of the lessons' cards, by lesson id
 * @param now - the device's clock, in ms since 1970
 * @returns the day's reviews; the longest overdue cards come first, and cards due on the same day are
 *   interleaved by lesson
 */
export function reviewDay(
  progress: Progress,
  reviews: Reviews,
  cardIds: Readonly<Record<string, readonly string[]>>,
  now: number,
): ReviewDay {
  const today = dayOf(now);
  const ofLessons = Object.entries(cardIds)
    .filter(([lessonId]) => lessonState(progress, lessonId) === 'done')
    .flatMap(([lessonId, ids]) => {
      const doneAt = progress.lessons.get(lessonId)?.done?.at ?? 0;
      return ids.map((id, position) => ({ card: { id, lessonId }, position, doneAt }));
    });
  const ofReader = exercisesWithBugs(progress).map(({ exerciseId, passedAt }) => ({
    card: { id: bugCardId(exerciseId) },
    position: 0,
    doneAt: passedAt,
  }));
  const all = [...ofLessons, ...ofReader]
    .map((found) => ({
      ...found,
      day: dueDay(reviews.cards.get(found.card.id), found.doneAt, now),
    }))
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
 * @param time - in ms since 1970
 * @param now - the device's clock, in ms since 1970
 * @returns the number of calendar days from now until `time`; negative if it's on an earlier day
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

/** Returns the calendar day of a time in the device's time zone, as days since 1970. */
function dayOf(time: number): number {
  const date = new Date(time);
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY;
}
