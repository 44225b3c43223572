import type { Page } from '@playwright/test';

interface Watching {
  layoutShifts: unknown[];
}

/** Records every layout shift of the pages opened next, from their first paint on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const layoutShifts: unknown[] = [];
    Object.assign(window, { layoutShifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) layoutShifts.push(entry.toJSON());
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/**
 * @param page - opened after `watchShifts`
 * @returns the layout shifts until its resources have arrived and the browser is idle
 */
export function shiftsOnceIdle(page: Page): Promise<unknown[]> {
  return page.evaluate(async () => {
    if (document.readyState !== 'complete') {
      await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
    }
    await document.fonts.ready;
    // What is fetched when the browser is idle is asked for in the first idle time and rendered by the second.
    for (let time = 0; time < 2; time++) {
      await new Promise((resolve) => requestIdleCallback(resolve));
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return (window as unknown as Watching).layoutShifts;
  });
}
