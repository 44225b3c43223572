/**
 * Pages that the browser renders before the reader opens them (`speculationRules.ts`). Until then, a page must
 * not store anything, and what it reads from storage can still change.
 */

declare global {
  interface Document {
    /** True while the browser renders the page before the reader opens it. Chromium only. */
    readonly prerendering?: boolean;
  }
}

/** Waits until the reader opens the page. */
export function whenShown(): Promise<void> {
  if (!document.prerendering) return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener('prerenderingchange', () => resolve(), { once: true });
  });
}

/** @returns an inline script, changed to wait until the reader opens the page */
export function scriptWhenShown(script: string): string {
  return `(function(d,f){d.prerendering?d.addEventListener("prerenderingchange",f):f()})(document,function(){${script}})`;
}
