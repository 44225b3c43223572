import { expect, test as base } from '@playwright/test';
import { SITES } from '../../support/sites';
import type { Engine, EngineName } from './engine';
import { findEngine } from './findEngine';
import { startHost, type Host } from './host';
import { Tab } from './Tab';

export interface EngineTestOptions {
  engineName: EngineName;
}

interface WorkerFixtures extends EngineTestOptions {
  /** Whether the system asks for less motion. */
  isCalm: boolean;
  engine: Engine | null;
}

interface TestFixtures {
  /** Whether an error fails the test. The host's documents have one more script then, so they are not those of the build. */
  isWatched: boolean;
  host: Host;
  tab: Tab;
  /** Messages that a test brings about on purpose; every other one fails it. */
  expectMessages: (pattern: RegExp) => void;
  expected: RegExp[];
}

/**
 * Playwright's runner, with a tab of another engine than its own. A test fails on any error or warning in the console and
 * on any violation of the policy; where the engine is not installed it is skipped.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  isCalm: [false, { option: true, scope: 'worker' }],
  isWatched: [true, { option: true }],

  engine: [
    async ({ engineName, isCalm }, use) => {
      const engine = (await findEngine(engineName)?.({ isCalm })) ?? null;
      await use(engine);
      await engine?.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  host: async ({ isWatched }, use) => {
    const upstream = process.env[SITES.root.urlVariable];
    if (!upstream) throw new Error('No site is served.');
    const host = await startHost(upstream, isWatched);
    await use(host);
    await host.stop();
  },

  expectMessages: async ({ expected }, use) => use((pattern) => void expected.push(pattern)),
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a function wants from this pattern.
  expected: async ({}, use) => use([]),

  tab: async ({ engine, engineName, host, isWatched, expected }, use, testInfo) => {
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
    if (isWatched) expect(problems, 'what the pages have told').toEqual([]);
  },
});

export { expect } from '@playwright/test';
