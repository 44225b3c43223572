import { startFaultyHost, type Fault, type FaultyHost } from '../../../support/faultyHost';
import { SITES } from '../../support/sites/sites';
import { test as base } from './test';

interface FaultyFixtures {
  /** Starts a host that no browser has seen yet, so nothing is cached, and directs the tab to it. */
  startHost: () => Promise<FaultyHost>;
  /** Opens an address of a new host that gives its fault to all requests whose path matches. */
  openFaulty: (address: string, path: RegExp, fault: Fault) => Promise<FaultyHost>;
}

/**
 * The engines' test runner with hosts whose faults the test sets. Pages log what a host does to them, so errors don't
 * fail the test.
 */
export const test = base.extend<FaultyFixtures>({
  failsOnErrors: false,
  waitsForLoad: [false, { scope: 'worker' }],
  startHost: async ({ tab }, use) => {
    const hosts: FaultyHost[] = [];
    await use(async () => {
      const host = await startFaultyHost(SITES.root.dir);
      hosts.push(host);
      tab.moveTo(host.url);
      return host;
    });
    for (const host of hosts) host.goDown();
  },
  openFaulty: ({ startHost, tab }, use) =>
    use(async (address, path, fault) => {
      const host = await startHost();
      host.fault = (pathname) => (path.test(pathname) ? fault : undefined);
      await tab.open(address);
      return host;
    }),
});

export { expect } from '@playwright/test';
