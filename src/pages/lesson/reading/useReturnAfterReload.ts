import { useEffect } from 'react';

/** True once a lesson has handled the reload, so that lessons opened later in the same document ignore it. */
let isHandled = false;

/**
 * After a reload, scrolls back to the reader's place if the browser restored a position past it. The page
 * is shorter than before, because a reload clears the results of earlier checks.
 *
 * @param place - id of the heading or exercise where the reader was, if it's in this lesson
 * @param places - ids of all headings and exercises, and of the lesson's end
 */
export function useReturnAfterReload(place: string | undefined, places: readonly string[]): void {
  useEffect(() => {
    if (isHandled || place === undefined || !isReload()) return;
    const goBack = () => {
      isHandled = true;
      const target = document.getElementById(place);
      if (target && isPast(target, places)) target.scrollIntoView();
    };
    // Until the page has loaded, the browser might still restore the scroll position.
    if (document.readyState === 'complete') goBack();
    else window.addEventListener('load', goBack, { once: true });
    return () => window.removeEventListener('load', goBack);
  }, [place, places]);
}

function isReload(): boolean {
  if (typeof PerformanceNavigationTiming === 'undefined') return false;
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload';
}

/** Returns true if the heading or exercise after the reader's place starts above the window. */
function isPast(place: Element, places: readonly string[]): boolean {
  const topOf = (element: Element) => element.getBoundingClientRect().top;
  const tops = places.flatMap((id) => {
    const element = document.getElementById(id);
    return element && topOf(element) > topOf(place) ? [topOf(element)] : [];
  });
  return Math.min(...tops) < 0;
}
