import type { Page } from '@playwright/test';

/** What a screen reader does with a change of the page. */
export interface Announcement {
  /** The whole text of the live region. */
  text: string;
  /**
   * False if screen readers are likely to miss it, because the region was inserted together with its text, or
   * wasn't in the accessibility tree before.
   */
  isHeard: boolean;
}

type Listening = typeof globalThis & { announcements?: Announcement[]; stopListening?: () => void };

/**
 * Starts to record what live regions announce. An alert is also announced if it's inserted. Call this again to forget
 * what was recorded.
 *
 * @param page - a page whose regions exist, such as a hydrated exercise
 * @param part - selector of the part to listen to, because other parts can be hydrated at the same time
 */
export async function listen(page: Pick<Page, 'evaluate'>, part = 'body'): Promise<void> {
  await page.evaluate((within) => {
    const REGIONS = `:is(${within}) :is([role="status"], [role="alert"], [role="log"], [aria-live])`;
    const listening = globalThis as Listening;
    const announcements: Announcement[] = [];
    listening.stopListening?.();
    listening.announcements = announcements;

    const isExposed = (region: Element) =>
      region.checkVisibility({ visibilityProperty: true }) &&
      region.closest('[aria-hidden="true"]') === null;

    const read = () =>
      new Map(
        [...document.querySelectorAll<HTMLElement>(REGIONS)].map((region) => [
          region,
          { text: region.innerText.replace(/\s+/g, ' ').trim(), isExposed: isExposed(region) },
        ]),
      );

    let before = read();
    const observer = new MutationObserver(() => {
      const now = read();
      for (const [region, { text, isExposed: isNow }] of now) {
        const last = before.get(region);
        if (region.ariaLive === 'off' || text === '' || !isNow || last?.text === text) continue;
        const isAlert = region.role === 'alert';
        announcements.push({ text, isHeard: isAlert || (last?.isExposed ?? false) });
      }
      before = now;
    });
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    listening.stopListening = () => observer.disconnect();
  }, part);
}

/** @returns what was announced since `listen`, in order */
export function announcements(page: Pick<Page, 'evaluate'>): Promise<Announcement[]> {
  return page.evaluate(() => (globalThis as Listening).announcements ?? []);
}
