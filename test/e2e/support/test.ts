import { expect, test as base, type Page } from '@playwright/test';
import { hydrated } from './hydrated';
import { watchContext } from './problems';
import { SITES, type SiteName } from './sites/sites';

export interface SiteOptions {
  /** The build under test. */
  siteName: SiteName;
}

interface SiteFixtures {
  site: Site;
  /** Allows console messages that a test causes on purpose. Any other message fails the test. */
  expectMessages: (pattern: RegExp) => void;
}

export interface Site {
  basePath: string;
  /** @returns the full URL of an address within the site */
  url: (address: string) => string;
  /** Opens an address and waits until React has hydrated it. */
  visit: (page: Page, address: string) => Promise<void>;
}

/**
 * Playwright's `test` with the site under test. A test fails on any console warning or error, uncaught error,
 * hydration error, or content security policy violation, and on any request to another origin.
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
