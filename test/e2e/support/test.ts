import { expect, test as base, type Page } from '@playwright/test';
import { hydrated } from './hydrated';
import { watchContext } from './problems';
import { SITES, type SiteName } from './sites';

export interface SiteOptions {
  /** Which of the two builds a test looks at. */
  siteName: SiteName;
}

interface SiteFixtures {
  site: Site;
  /** Console messages that a test brings about on purpose; every other one fails it. */
  expectMessages: (pattern: RegExp) => void;
}

/** The built site under test. */
export interface Site {
  basePath: string;
  /** @returns the full URL of an address within the site */
  url: (address: string) => string;
  /** Opens an address and waits until React has taken it over. */
  visit: (page: Page, address: string) => Promise<void>;
}

/**
 * Playwright's `test` with the site under test. A test fails on any warning or error in the console, uncaught error,
 * hydration error, violation of the security policy, and on any request that leaves the site.
 */
export const test = base.extend<SiteFixtures & SiteOptions>({
  siteName: ['root', { option: true }],

  site: async ({ siteName }, use) => {
    const { basePath, urlVariable } = SITES[siteName];
    const root = process.env[urlVariable];
    if (!root) throw new Error(`${urlVariable} is not set: no site is served.`);
    const url = (address: string) => root + address.slice(1);
    await use({
      basePath,
      url,
      visit: async (page, address) => {
        await page.goto(url(address));
        await hydrated(page);
      },
    });
  },

  expectMessages: [
    async ({ context, site }, use) => {
      const expected: RegExp[] = [];
      const problems = await watchContext(context, site.url('/'));
      await use((pattern) => expected.push(pattern));
      expect(
        problems.filter((problem) => !expected.some((pattern) => pattern.test(problem))),
        'console messages, errors and foreign requests',
      ).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
