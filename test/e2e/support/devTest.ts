import type { Page } from '@playwright/test';
import { startDevServer, type DevServer } from './devServer';
import { expect, test as base } from './test';

/** A first build, and a page whose code is compiled when it is opened, on a busy machine, ms. Nothing here speaks of speed. */
export const OPENS_WITHIN = 90_000;
/** A build after a change, likewise. */
export const CHANGES_WITHIN = 45_000;

/** A file with a line that every page shows in its footer. */
export const BRAND_FILE = 'src/brand/brand.ts';

interface DevOptions {
  /** Arguments of `npm run dev`. */
  args: readonly string[];
}

interface DevFixtures {
  /** Started once for all tests of a file. */
  devServer: DevServer;
}

/** The browser tests' `test`, on a development server. Each of its tests may wait for several builds. */
export const test = base.extend<object, DevOptions & DevFixtures>({
  args: [[], { option: true, scope: 'worker' }],

  devServer: [
    async ({ args }, use) => {
      const server = await startDevServer(args);
      try {
        await use(server);
      } finally {
        await server.stop();
      }
    },
    { scope: 'worker', timeout: OPENS_WITHIN },
  ],

  site: async ({ devServer }, use) => {
    const url = (address: string) => devServer.url + address.slice(1);
    await use({
      basePath: '/',
      url,
      visit: async (page, address) => {
        await page.goto(url(address), { timeout: OPENS_WITHIN });
        await expect(page.locator('html[data-hydrated]')).toBeAttached({ timeout: OPENS_WITHIN });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible({
          timeout: OPENS_WITHIN,
        });
      },
    });
  },
});

const COMPONENT = 'src/layout/SkipLink.tsx';

/**
 * Breaks the start of a component, and expects the open page to say so until it is fixed.
 *
 * @param broken - what replaces the line that declares it; the mistake is on its first line
 */
export async function expectShown(page: Page, devServer: DevServer, broken: string) {
  const panel = page.getByRole('alert', { name: "This can't be built" });
  const putBack = await devServer.edit(COMPONENT, 'export function SkipLink() {', broken);
  await expect(panel).toContainText(`${COMPONENT}:4`, { timeout: OPENS_WITHIN });
  await putBack();
  await expect(panel).toHaveCount(0, { timeout: OPENS_WITHIN });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
