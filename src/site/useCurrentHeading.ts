import { useEffect, useState } from 'react';

/**
 * A heading becomes the current one once it scrolls past this line: a fraction of the window's height,
 * measured from the top.
 */
const READING_LINE = 0.3;

/** Matches a section that the browser may skip rendering while it's offscreen. */
const SECTION = '.render-near';

/** A distance greater than any page's height, in px. */
const FAR_ABOVE = 1_000_000;

/**
 * Tracks which section of the page the visitor is reading.
 *
 * @param slugs - ids of the headings, in any order; missing and hidden ones are skipped
 * @returns the id of the current section's heading; `null` above the first one, or if the browser doesn't
 *   support `IntersectionObserver`
 */
export function useCurrentHeading(slugs: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);

  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    let headings: HTMLElement[] = [];

    function findCurrent() {
      const line = window.innerHeight * READING_LINE;
      const isPassed = (element: Element) => element.getBoundingClientRect().top <= line;
      // Measures the section first, because measuring a heading inside a section that's skipped by
      // `content-visibility` would force the browser to lay out the whole section.
      const last = headings.findLast(
        (heading) =>
          heading.closest('[hidden]') === null &&
          isPassed(heading.closest(SECTION) ?? heading.parentElement ?? heading) &&
          isPassed(heading),
      );
      setCurrent(last?.id ?? null);
    }

    // Everything above `READING_LINE` counts as intersecting, so the observer also fires when the page jumps
    // past several headings at once.
    const observer = new IntersectionObserver(findCurrent, {
      rootMargin: `${FAR_ABOVE}px 0px -${(1 - READING_LINE) * 100}% 0px`,
    });

    function watchHeadings() {
      if (headings.length === slugs.length && headings.every(({ isConnected }) => isConnected))
        return;
      observer.disconnect();
      headings = slugs
        .map((slug) => document.getElementById(slug))
        .filter((heading) => heading !== null)
        .sort((a, b) => (isBefore(a, b) ? -1 : 1));
      for (const heading of headings) observer.observe(heading);
    }
    watchHeadings();

    // Look up the headings again when the text changes: hydrating a section replaces its heading elements,
    // and after client-side navigation the text appears only after the first paint.
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

function isBefore(a: Element, b: Element): boolean {
  return (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
