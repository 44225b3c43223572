import { startFaultyHost, type FaultyHost } from '../../../support/faultyHost';
import { SITES } from '../../support/sites/sites';
import { Tab } from './Tab';
import { test as base } from './test';

/**
 * The engines' test runner with a host whose faults the test sets. Pages log what the host does to them, so errors don't
 * fail the test.
 */
export const test = base.extend<{ faulty: FaultyHost }>({
  failsOnErrors: false,
  // eslint-disable-next-line no-empty-pattern -- Playwright parses this to find the fixtures in use.
  faulty: async ({}, use) => {
    const host = await startFaultyHost(SITES.root.dir);
    await use(host);
    host.goDown();
  },
  tab: async ({ engine, engineName, faulty }, use, testInfo) => {
    if (engine === null) {
      testInfo.skip(true, `${engineName} is not installed`);
      return;
    }
    const tab = await engine.openTab();
    await use(new Tab(tab, faulty.url));
    await tab.close();
  },
});

export { expect } from '@playwright/test';
