import { defineConfig } from '@playwright/test';
import { findBrowser, WITHOUT_ADDRESS_BAR } from '../../src/build/findBrowser';
import type { EngineTestOptions } from './engines/support/test';
import type { SiteOptions } from './support/test';

const { executablePath, args } = await findBrowser();
const FILES = '**/e2e/files/**';
const ENGINES = '**/e2e/engines/**';

/**
 * Configures the browser tests, which run on the built files: `playwright test -c test/e2e`. The file is here
 * because no files can be added to the repository's root.
 */
export default defineConfig<SiteOptions, EngineTestOptions>({
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: [
    '../support/english.ts',
    './engines/support/reportMissingEngines.ts',
    './support/sites/serveSites.ts',
  ],
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // The reporter lists retried tests and fails the run if there are more than two.
  retries: 1,
  // On two cores, a third worker would cut the run from 20 to 18.5 minutes, but tests would time out.
  workers: 2,
  reporter: [[process.stdout.isTTY ? 'line' : 'dot'], ['./support/runReporter.ts']],
  // In ms. Long enough for a slow machine.
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args: [...args, WITHOUT_ADDRESS_BAR] },
    viewport: { width: 1280, height: 720 },
    screenshot: 'only-on-failure',
    // Service workers are blocked because their requests bypass `page.route`. The service worker's own tests
    // allow them.
    serviceWorkers: 'block',
  },
  projects: [
    // Tests that read the built files, or serve them with another server.
    { name: 'files', testDir: './files' },
    { name: 'root', testIgnore: [FILES, ENGINES], use: { siteName: 'root' } },
    // Under a sub-path, runs only tests that a wrong URL could break.
    { name: 'sub-path', testIgnore: [FILES, ENGINES], use: { siteName: 'variant' }, grep: /@sub/ },
    // Tests the main user flows in Firefox and WebKit if they're installed. These tests don't use the
    // browsers that come with Playwright.
    {
      name: 'chromium',
      testDir: './engines/faults',
      timeout: 90_000,
      use: { engineName: 'chromium' },
    },
    { name: 'firefox', testDir: './engines', timeout: 90_000, use: { engineName: 'firefox' } },
    { name: 'webkit', testDir: './engines', timeout: 90_000, use: { engineName: 'webkit' } },
  ],
});
