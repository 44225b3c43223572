import { defineConfig } from '@playwright/test';
import { findBrowser, WITHOUT_ADDRESS_BAR } from '../../src/build/browser/findBrowser';
import type { EngineTestOptions } from './engines/support/test';
import type { SiteOptions } from './support/test';

const { executablePath, args } = await findBrowser();
const FILES = '**/e2e/files/**';
const ENGINES = '**/e2e/engines/**';

/**
 * The browser tests, on the built files. The top level of the repository is fixed, so this file is with the tests:
 * `playwright test -c test/e2e`.
 */
export default defineConfig<SiteOptions, EngineTestOptions>({
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: ['./engines/support/tellEngines.ts', './support/serveSites.ts'],
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // Each retried test is named at the end of the run, and more than two fail it.
  retries: 1,
  // Three take a minute and a half less of twenty on two cores, and waits of the tests run out.
  workers: 2,
  reporter: [[process.stdout.isTTY ? 'line' : 'dot'], ['./support/runReporter.ts']],
  // A busy machine may take this long; a test that passes does not wait.
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args: [...args, WITHOUT_ADDRESS_BAR] },
    viewport: { width: 1280, height: 720 },
    screenshot: 'only-on-failure',
    // Requests of a service worker pass by the tests' routes; what is said of it, its own tests say.
    serviceWorkers: 'block',
  },
  projects: [
    // What is only in a file needs no browser.
    { name: 'files', testDir: './files' },
    { name: 'root', testIgnore: [FILES, ENGINES], use: { siteName: 'root' } },
    // Under a sub-path the clauses that a wrong address could break; the others do not know where the site is.
    { name: 'sub-path', testIgnore: [FILES, ENGINES], use: { siteName: 'variant' }, grep: /@sub/ },
    // The main paths once more where they are installed; nothing in them depends on Playwright's own browsers.
    { name: 'firefox', testDir: './engines', timeout: 90_000, use: { engineName: 'firefox' } },
    { name: 'webkit', testDir: './engines', timeout: 90_000, use: { engineName: 'webkit' } },
  ],
});
