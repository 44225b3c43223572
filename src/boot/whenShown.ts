declare global {
  interface Document {
    /** True while the browser renders the page before the reader opens it. Chromium only. */
    readonly prerendering?: boolean;
  }
}

/**
 * Waits until the reader opens the page, if the browser rendered it ahead of time
 * (`site/speculationRules.ts`). A page that's never opened must not store anything.
 */
export function whenShown(): Promise<void> {
  if (!document.prerendering) return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener('prerenderingchange', () => resolve(), { once: true });
  });
}
