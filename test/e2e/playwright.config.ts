import { defineConfig } from '@playwright/test';
import { findBrowser, WITHOUT_ADDRESS_BAR } from '../../src/build/findBrowser';
import type { EngineTestOptions } from './engines/support/test';
import type { SiteOptions } from './support/test';

const { executablePath, args } = await findBrowser();
const FILES = '**/e2e/files/**';
const ENGINES = '**/e2e/engines/**';

/**
 * Configures the browser tests, which run on the built files: `playwright test -c test/e2e`. It's here
 * because no files can be added to the repository's root.
 */
export default defineConfig<SiteOptions, EngineTestOptions>({
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: ['./engines/support/reportMissingEngines.ts', './support/sites/serveSites.ts'],
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // The reporter lists retried tests and fails the run if there are more than two.
  retries: 1,
  // A third worker would save 1.5 of 20 minutes on two cores, but tests would time out.
  workers: 2,
  reporter: [[process.stdout.isTTY ? 'line' : 'dot'], ['./support/runReporter.ts']],
  // In ms; long enough for a slow machine.
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args: [...args, WITHOUT_ADDRESS_BAR] },
    viewport: { width: 1280, height: 720 },
    screenshot: 'only-on-failure',
    // Requests made by a service worker bypass `page.route`. The service worker's own tests allow it.
    serviceWorkers: 'block',
  },
  projects: [
    // Tests that only read files, without a browser.
    { name: 'files', testDir: './files' },
    { name: 'root', testIgnore: [FILES, ENGINES], use: { siteName: 'root' } },
    // Only tests that could break on a wrong URL run under a sub-path.
    { name: 'sub-path', testIgnore: [FILES, ENGINES], use: { siteName: 'variant' }, grep: /@sub/ },
    // The main user flows in other engines, if installed. They don't use Playwright's own browsers.
    { name: 'firefox', testDir: './engines', timeout: 90_000, use: { engineName: 'firefox' } },
    { name: 'webkit', testDir: './engines', timeout: 90_000, use: { engineName: 'webkit' } },
  ],
});
