import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Widths of a phone, where long code leaves the results below the screen. */
const PHONE = '(max-width: 599.95px)';

/** Marks the element that says why a run failed. */
export const REASON = { 'data-reason': '' } as const;

export interface ReasonInView {
  /** Takes the results. */
  region: RefObject<HTMLDivElement | null>;
  /** Scroll position that the last check was pressed at; null while the results didn't need a scroll. */
  from: number | null;
}

/**
 * Scrolls, on a phone, to the reason why a check failed where it's out of sight.
 *
 * @param result - what the last check gave
 * @returns where the results go, and the way back
 */
export function useReasonInView(result: unknown): ReasonInView {
  const region = useRef<HTMLDivElement>(null);
  const [from, setFrom] = useState<number | null>(null);

  useLayoutEffect(() => {
    const reason = reasonIn(region.current);
    setFrom(reason && isBelow(reason) && matchMedia(PHONE).matches ? window.scrollY : null);
  }, [result]);

  // After the button that leads back has been rendered, as it moves the reason.
  useLayoutEffect(() => {
    if (from !== null) reasonIn(region.current)?.scrollIntoView({ block: 'nearest' });
  }, [from, result]);

  return { region, from };
}

/** The first one, with the name of its test. */
function reasonIn(region: HTMLElement | null): Element | null {
  const reason = region?.querySelector('[data-reason]');
  return reason?.closest('li') ?? reason ?? null;
}

function isBelow(element: Element): boolean {
  const height = window.visualViewport?.height ?? window.innerHeight;
  return element.getBoundingClientRect().bottom > height;
}
