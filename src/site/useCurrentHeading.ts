import { useEffect, useState } from 'react';

/** The line that a heading must have passed to be the current one: a share of the window's height, from the top. */
const READING_LINE = 0.3;

/** More than any page is high, px. */
const FAR_ABOVE = 1_000_000;

/**
 * Follows the reader down the page.
 *
 * @param slugs - ids of the headings, in order; those that the page lacks, or hides, are passed over
 * @returns the id of the heading whose passage is being read; `null` above the first, and where nothing can tell
 */
export function useCurrentHeading(slugs: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);

  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    let headings: HTMLElement[] = [];

    function findCurrent() {
      const line = window.innerHeight * READING_LINE;
      const isPassed = (element: Element) => element.getBoundingClientRect().top <= line;
      // The section is asked first: to ask a heading in one that is left out just now would have all of it laid out.
      const last = headings.findLast(
        (heading) =>
          heading.closest('[hidden]') === null &&
          isPassed(heading.parentElement ?? heading) &&
          isPassed(heading),
      );
      setCurrent(last?.id ?? null);
    }

    // All that is above the line counts as inside, so that a jump over several headings is noticed too.
    const observer = new IntersectionObserver(findCurrent, {
      rootMargin: `${FAR_ABOVE}px 0px -${(1 - READING_LINE) * 100}% 0px`,
    });

    function watchHeadings() {
      if (headings.length === slugs.length && headings.every(({ isConnected }) => isConnected))
        return;
      observer.disconnect();
      headings = slugs
        .map((slug) => document.getElementById(slug))
        .filter((heading) => heading !== null);
      for (const heading of headings) observer.observe(heading);
    }
    watchHeadings();

    // A section that is hydrated has new heading elements; on a page that a link opens, the text comes after the first paint.
    const changes = new MutationObserver(watchHeadings);
    const text = document.querySelector('article');
    if (text) changes.observe(text, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      changes.disconnect();
    };
  }, [slugs]);

  return current;
}
