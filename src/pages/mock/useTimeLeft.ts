import { useEffect, useState } from 'react';

/** Update interval, in ms. */
const TICK = 1_000;

/**
 * Returns the number of milliseconds left, updated every second. Negative after the end.
 *
 * @param end - end time, ms since 1970; `null` if there's no time limit
 */
export function useTimeLeft(end: number | null): number | null {
  const [now, setNow] = useState(Date.now);

  useEffect(() => {
    if (end === null) return undefined;
    const timer = window.setInterval(() => setNow(Date.now()), TICK);
    return () => window.clearInterval(timer);
  }, [end]);

  return end === null ? null : end - now;
}
