/** Fraction by which a study day can exceed its planned minutes to avoid splitting a lesson. */
const LEEWAY = 1 / 4;

/** Time spent on a lesson on one day. */
export interface Share {
  /** Index of the lesson in the list. */
  index: number;
  minutes: number;
  /** Session number, from 1 to `sessions`. A lesson longer than a day continues on the next day. */
  session: number;
  sessions: number;
}

/**
 * Assigns lessons to days of equal length, in order. A lesson that fits into a day isn't split. A longer one
 * starts on a new day and is divided evenly over as many days as it needs.
 *
 * @param lengths - whole minutes of each lesson, above 0
 * @param minutes - minutes per study day
 * @returns the shares of each day; no day is empty
 */
export function shareOut(lengths: readonly number[], minutes: number): Share[][] {
  const limit = minutes * (1 + LEEWAY);
  const days: Share[][] = [];
  let load = Infinity;

  function put(share: Share) {
    if (load + share.minutes > limit) {
      days.push([]);
      load = 0;
    }
    days.at(-1)?.push(share);
    load += share.minutes;
  }

  lengths.forEach((length, index) => {
    const sessions = Math.ceil(length / Math.floor(limit));
    // The remainder goes to the first sessions, one minute each.
    const [each, rest] = [Math.floor(length / sessions), length % sessions];
    if (sessions > 1) load = Infinity;
    for (let session = 1; session <= sessions; session += 1) {
      put({ index, minutes: each + (session <= rest ? 1 : 0), session, sessions });
      if (session < sessions) load = Infinity;
    }
  });
  return days;
}
