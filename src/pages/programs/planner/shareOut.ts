/** What a day may take beyond its minutes, as a share of them: rather a lesson whole than to the minute. */
const LEEWAY = 1 / 4;

/** A lesson's time within one day. */
export interface Share {
  /** Position of the lesson in the list. */
  index: number;
  minutes: number;
  /** Counted from 1; a lesson that takes longer than a day is continued on the next. */
  session: number;
  sessions: number;
}

/**
 * Hands lessons out to days of equal length, in order. A lesson that fits into a day is kept whole; one that does not begins on
 * a day of its own and is shared evenly by as many days as it takes.
 *
 * @param lengths - whole minutes of each lesson, above 0
 * @param minutes - of a day
 * @returns the shares of each day, none empty
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
    // What does not divide evenly goes to the first days, a minute each.
    const [each, rest] = [Math.floor(length / sessions), length % sessions];
    if (sessions > 1) load = Infinity;
    for (let session = 1; session <= sessions; session += 1) {
      put({ index, minutes: each + (session <= rest ? 1 : 0), session, sessions });
      if (session < sessions) load = Infinity;
    }
  });
  return days;
}
