import type { Browser, CDPSession, Page } from '@playwright/test';
import { openSlowPhone } from '../measure';

/** Time in which a page comes to rest, ms. */
export const QUIET = 3_000;

/** What is measured is by name, in the unit that the name ends with. */
export type Measured = Readonly<Record<string, number>>;

export interface SlowVisit {
  page: Page;
  cdp: CDPSession;
}

/** The site on a slow phone. */
export interface SlowPhone {
  /** The full URL of an address of the site. */
  urlOf: (address: string) => string;
  /** Opens an empty page in a context of its own, and closes it after what is done there. */
  open: <T>(act: (visit: SlowVisit) => Promise<T>) => Promise<T>;
  /** Opens an address, and acts once it has come to rest. */
  visit: <T>(address: string, act: (visit: SlowVisit) => Promise<T>) => Promise<T>;
}

/**
 * @param browser - a running Chromium
 * @param siteUrl - where the site is served
 */
export function slowPhone(browser: Browser, siteUrl: string): SlowPhone {
  const urlOf = (address: string) => new URL(address.slice(1), siteUrl).href;

  async function open<T>(act: (visit: SlowVisit) => Promise<T>): Promise<T> {
    const { context, page, cdp } = await openSlowPhone(browser, 'reduce');
    try {
      return await act({ page, cdp });
    } finally {
      await context.close();
    }
  }

  return {
    urlOf,
    open,
    visit: (address, act) =>
      open(async (visit) => {
        await visit.page.goto(urlOf(address), { waitUntil: 'load' });
        await visit.page.waitForTimeout(QUIET);
        return act(visit);
      }),
  };
}
