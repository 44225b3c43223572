import { expect, test as base } from '@playwright/test';
import { SITES } from '../../support/sites/sites';
import type { Engine, EngineName } from './engine';
import { findEngine } from './findEngine';
import { startHost, type Host } from './host';
import { Tab } from './Tab';

export interface EngineTestOptions {
  engineName: EngineName;
}

interface WorkerFixtures extends EngineTestOptions {
  /** Emulates the system setting `prefers-reduced-motion: reduce`. */
  reducesMotion: boolean;
  /** True if opening a page waits for everything in it, false for a host that may never answer. */
  waitsForLoad: boolean;
  engine: Engine | null;
}

interface TestFixtures {
  /**
   * If true, the test fails on errors in the page. This inserts a script into every document, so documents
   * differ from the built files.
   */
  failsOnErrors: boolean;
  host: Host;
  tab: Tab;
  /** Allows console messages that a test causes on purpose. Any other message fails the test. */
  expectMessages: (pattern: RegExp) => void;
  expected: RegExp[];
}

/**
 * Playwright's test runner with a Firefox or WebKit tab. Tests fail on console errors, warnings, and policy
 * violations. They're skipped if the engine isn't installed.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  reducesMotion: [false, { option: true, scope: 'worker' }],
  waitsForLoad: [true, { option: true, scope: 'worker' }],
  failsOnErrors: [true, { option: true }],

  engine: [
    async ({ engineName, reducesMotion, waitsForLoad }, use) => {
      const engine = (await findEngine(engineName)?.({ reducesMotion, waitsForLoad })) ?? null;
      await use(engine);
      await engine?.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  host: async ({ failsOnErrors }, use) => {
    const upstream = process.env[SITES.root.urlVariable];
    if (!upstream) throw new Error('No site is served.');
    const host = await startHost(upstream, failsOnErrors);
    await use(host);
    await host.stop();
  },

  expectMessages: async ({ expected }, use) => use((pattern) => void expected.push(pattern)),
  // eslint-disable-next-line no-empty-pattern -- Playwright parses this to find the fixtures in use.
  expected: async ({}, use) => use([]),

  tab: async ({ engine, engineName, host, failsOnErrors, expected }, use, testInfo) => {
    if (engine === null) {
      testInfo.skip(true, `${engineName} is not installed`);
      return;
    }
    const tab = await engine.openTab();
    await use(new Tab(tab, host.url));
    await tab.close();
    const problems = [...tab.problems, ...host.problems].filter(
      (problem) => !expected.some((pattern) => pattern.test(problem)),
    );
    if (failsOnErrors)
      expect(problems, 'console messages, errors, and policy violations').toEqual([]);
  },
});

export { expect } from '@playwright/test';
