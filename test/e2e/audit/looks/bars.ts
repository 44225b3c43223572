import type { Page } from '@playwright/test';

/**
 * Finds bars that leave too little of the window for the text between them. Scrolls through the page, because sticky
 * bars stick only where their parent is.
 *
 * @param page - a page at the zoom level to check
 * @param share - maximum part of the window that bars may cover, from 0 to 1
 * @returns one line per set of bars that cover more, with the part they cover
 */
export function largeBars(page: Page, share: number): Promise<string[]> {
  return page.evaluate(async (limit) => {
    const isBar = (element: Element) =>
      ['fixed', 'sticky'].includes(getComputedStyle(element).position) &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const bars = [...document.querySelectorAll('body *')].filter(isBar);

    /** Returns the height of the part of the window that a bar covers across more than half of its width. */
    const coveredRows = (bar: Element): [top: number, bottom: number] => {
      const { top, bottom, width } = bar.getBoundingClientRect();
      return width > window.innerWidth / 2
        ? [Math.max(0, top), Math.min(window.innerHeight, bottom)]
        : [0, 0];
    };

    /** Returns true if a bar sticks, and doesn't just pass by in the flow of the page. */
    const sticks = (bar: Element, before: DOMRect) => {
      const style = getComputedStyle(bar);
      if (style.position === 'fixed') return true;
      return Math.abs(bar.getBoundingClientRect().top - before.top) < 1;
    };

    const found = new Map<string, number>();
    const step = Math.floor(window.innerHeight / 2);
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const before = new Map(bars.map((bar) => [bar, bar.getBoundingClientRect()]));
      window.scrollBy({ top: 8, behavior: 'instant' });
      const rows = new Set<number>();
      const names: string[] = [];
      for (const bar of bars) {
        const [from, to] = coveredRows(bar);
        if (to <= from || !sticks(bar, before.get(bar) as DOMRect)) continue;
        names.push(bar.getAttribute('aria-label') ?? bar.textContent.trim().slice(0, 20));
        for (let row = Math.round(from); row < to; row++) rows.add(row);
      }
      const covered = rows.size / window.innerHeight;
      const name = names.join(' + ');
      if (covered > limit) found.set(name, Math.max(found.get(name) ?? 0, covered));
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    return [...found].map(([name, covered]) => `${Math.round(covered * 100)} %: ${name}`);
  }, share);
}
