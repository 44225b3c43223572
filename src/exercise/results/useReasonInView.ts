import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Phone widths, where long code can push the results below the viewport. */
const PHONE = '(max-width: 599.95px)';

/** Attribute of elements that explain a failure. */
export const REASON = { 'data-reason': '' } as const;

export interface ReasonInView {
  /** Ref for the container of the results. */
  region: RefObject<HTMLDivElement | null>;
  /** Scroll position before the results were scrolled into view, in px; null if they weren't. */
  from: number | null;
}

/**
 * On phones, scrolls to the first failure if it's below the viewport.
 *
 * @param result - result of the last check; a new one triggers the scroll
 */
export function useReasonInView(result: unknown): ReasonInView {
  const region = useRef<HTMLDivElement>(null);
  const [from, setFrom] = useState<number | null>(null);

  useLayoutEffect(() => {
    const reason = findReason(region.current);
    setFrom(reason && isBelow(reason) && matchMedia(PHONE).matches ? window.scrollY : null);
  }, [result]);

  // Runs after the "Back to my code" button has rendered, which shifts the failure down.
  useLayoutEffect(() => {
    if (from !== null) findReason(region.current)?.scrollIntoView({ block: 'nearest' });
  }, [from, result]);

  return { region, from };
}

/** Returns the list item of the first failed test, or the failure's explanation if it isn't in a list. */
function findReason(region: HTMLElement | null): Element | null {
  const reason = region?.querySelector('[data-reason]');
  return reason?.closest('li') ?? reason ?? null;
}

function isBelow(element: Element): boolean {
  const viewportHeight = window.visualViewport?.height ?? window.innerHeight;
  return element.getBoundingClientRect().bottom > viewportHeight;
}
