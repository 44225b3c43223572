/** Latest time that is still a date (ECMAScript, "Time Values and Time Range"). */
export const LAST_TIME = 8.64e15;

const DAY = 24 * 60 * 60 * 1_000;

/**
 * @param time - of a decision, ms since 1970
 * @param now - the device's clock
 * @returns true if the time is more than a day ahead; the day allows for a wrong time zone
 */
export function isBeyondTomorrow(time: number, now: number): boolean {
  return time > now + DAY;
}

/**
 * For comparing decisions. A time beyond tomorrow, from a wrong clock or a made-up file, counts as older than all others:
 * it must not push out what is done now.
 *
 * @param time - of a decision, ms since 1970
 * @param now - the device's clock
 */
export function ageOrder(time: number, now: number): number {
  return isBeyondTomorrow(time, now) ? -1 : time;
}

/**
 * @param before - time of the decision that is changed; absent for a first one
 * @param now - the device's clock, ms since 1970; may be wrong
 * @returns a time for the next decision, later than the one before unless that one is beyond tomorrow
 */
export function nextTime(before: number | undefined, now: number): number {
  const least = before === undefined || isBeyondTomorrow(before, now) ? 0 : before + 1;
  return Math.min(LAST_TIME, Math.max(0, Math.trunc(now), least));
}
