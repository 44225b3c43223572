import { useEffect, useState } from 'react';

/** How often the clock is looked at, ms. */
const TICK = 1_000;

/**
 * @param end - when the time is up, ms since 1970; `null` without a clock
 * @returns milliseconds until then, below zero after it, renewed each second
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
