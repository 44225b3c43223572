/** Maximum time value of a `Date`, in ms since 1970 (ECMAScript, "Time Values and Time Range"). */
export const LAST_TIME = 8.64e15;

const DAY = 24 * 60 * 60 * 1_000;

/**
 * @param time - time of a change, in ms since 1970
 * @param now - the device's clock, in ms since 1970
 * @returns true if the time is more than a day in the future; the margin allows for a wrong time zone
 */
export function isBeyondTomorrow(time: number, now: number): boolean {
  return time > now + DAY;
}

/**
 * Converts a time to a sort key. A time more than a day in the future, from a wrong clock or a forged file,
 * sorts as the oldest, so that it can't displace current entries.
 *
 * @param time - time of a change, in ms since 1970
 * @param now - the device's clock, in ms since 1970
 */
export function ageOrder(time: number, now: number): number {
  return isBeyondTomorrow(time, now) ? -1 : time;
}

/**
 * Returns the time to store for a change. It's later than the previous one even if the clock was set back,
 * unless the previous one is more than a day in the future.
 *
 * @param before - time of the previous change, in ms since 1970; `undefined` for the first one
 * @param now - the device's clock, in ms since 1970; can be wrong
 */
export function nextTime(before: number | undefined, now: number): number {
  const least = before === undefined || isBeyondTomorrow(before, now) ? 0 : before + 1;
  return Math.min(LAST_TIME, Math.max(0, Math.trunc(now), least));
}
