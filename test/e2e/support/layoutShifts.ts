import type { Page } from '@playwright/test';

interface ShiftRecorder {
  layoutShifts: unknown[];
}

/** Records all layout shifts on pages opened after this call, starting at their first paint. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const layoutShifts: unknown[] = [];
    Object.assign(window, { layoutShifts });
    new PerformanceObserver((list) => {
      // The JSON has where things moved, but not what they are.
      for (const entry of list.getEntries() as (PerformanceEntry & {
        sources: { node?: Node }[];
      })[]) {
        const moved = entry.sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 200) : node?.textContent,
        );
        layoutShifts.push({ ...(entry.toJSON() as object), moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/**
 * @param page - a page opened after `watchShifts`
 * @returns all layout shifts so far, once all resources have loaded and the browser is idle
 */
export function shiftsOnceIdle(page: Page): Promise<unknown[]> {
  return page.evaluate(async () => {
    if (document.readyState !== 'complete') {
      await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
    }
    await document.fonts.ready;
    // Code that loads at idle time is requested in the first idle period and has been rendered by the second
    // one.
    for (let period = 0; period < 2; period++) {
      await new Promise((resolve) => requestIdleCallback(resolve));
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return (window as unknown as ShiftRecorder).layoutShifts;
  });
}
