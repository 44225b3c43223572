import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test as base } from '../test';
import { startDevServer, type DevServer } from './devServer';

/**
 * Time limit for a first build and for opening a page whose code is compiled on demand, in ms. The limit is
 * generous because these tests don't measure speed.
 */
export const OPEN_TIMEOUT = 90_000;
/**
 * Time limit for a type check, in ms. The check has a low process priority, so tests that run at the same time
 * can delay it by minutes.
 */
export const TYPE_CHECK_TIMEOUT = 240_000;
/** Time limit for a rebuild after an edit, in ms. */
export const REBUILD_TIMEOUT = 45_000;

/** A file of the school that contains text shown in every page's footer. */
export const BRAND_FILE = 'src/school/brand.yaml';

interface DevOptions {
  /** Arguments to pass to `npm run dev`. */
  args: readonly string[];
}

interface DevFixtures {
  devServer: DevServer;
}

/**
 * Extends the browser tests' `test` with a development server, started once per file, that serves the site.
 */
export const test = base.extend<object, DevOptions & DevFixtures>({
  args: [[], { option: true, scope: 'worker' }],

  devServer: [
    async ({ args }, use, { parallelIndex }) => {
      const server = await startDevServer(args, parallelIndex);
      try {
        await use(server);
      } finally {
        await server.stop();
      }
    },
    { scope: 'worker', timeout: OPEN_TIMEOUT },
  ],

  site: async ({ devServer }, use, testInfo) => {
    const url = (address: string) => devServer.url + address.slice(1);
    await use({
      basePath: '/',
      url,
      visit: async (page, address) => {
        await page.goto(url(address), { timeout: OPEN_TIMEOUT });
        await expect(page.locator('html[data-hydrated]')).toBeAttached({ timeout: OPEN_TIMEOUT });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible({
          timeout: OPEN_TIMEOUT,
        });
      },
    });
    if (testInfo.status !== testInfo.expectedStatus) {
      const body = devServer.output();
      await testInfo.attach('output of the server', { body, contentType: 'text/plain' });
    }
  },
});

/** A component on every page. */
export const COMPONENT = 'src/layout/SkipLink.tsx';
const DECLARATION = 'export function SkipLink() {';
/** 1-based line of the declaration, which the tests break. */
const LINE =
  readFileSync(path.resolve(import.meta.dirname, '../../../..', COMPONENT), 'utf8')
    .split('\n')
    .indexOf(DECLARATION) + 1;

/**
 * Breaks a component, expects the open page to show the build error, then fixes it and expects the error to
 * go away.
 *
 * @param broken - code that replaces the line that declares the component; its first line must contain the
 * mistake
 * @param timeout - time limit for showing the error, and for removing it, in ms
 */
export async function expectBuildErrorShown(
  page: Page,
  devServer: DevServer,
  broken: string,
  timeout = OPEN_TIMEOUT,
) {
  const panel = page.getByRole('alert', { name: "This can't be built" });
  const restore = await devServer.edit(COMPONENT, DECLARATION, broken);
  await expect(panel).toContainText(`${COMPONENT}:${LINE}`, { timeout });
  await restore();
  await expect(panel).toHaveCount(0, { timeout });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
