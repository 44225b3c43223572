import { EVERY_KIND } from '../../support/content/kinds';
import { asset, expectReadable, FAULTS, HEADING, NOTICE, LATER } from '../support/faults';
import { expect, test } from '../support/faultyTest';
import { SITES } from '../../support/sites/sites';
import { runFirst, shortenLimits } from '../support/runFirst';
import type { Target } from '../support/find';

const HEADER: Target = { role: 'banner' };

test(
  'every kind of page is readable without its code',
  { tag: '@all' },
  async ({ openFaulty, tab }) => {
    test.setTimeout(240_000);
    for (const address of EVERY_KIND) {
      await test.step(address, async () => {
        await openFaulty(address, /\/assets\/.*\.js$/, 'missing');
        await expectReadable(tab);
        await tab.waitFor(NOTICE);
      });
    }
  },
);

for (const name of ['runtime', 'vendor', 'main', 'page-programs']) {
  test(
    `a page without ${name} is readable, says so, and its links work`,
    { tag: '@all' },
    async ({ startHost, tab }) => {
      test.setTimeout(240_000);
      for (const fault of FAULTS) {
        await test.step(fault, async () => {
          const host = await startHost();
          host.overlay = runFirst(SITES.root.dir, [shortenLimits]);
          host.fault = (pathname) => (asset(name).test(pathname) ? fault : undefined);
          await tab.open('/programs');
          await expectReadable(tab);
          await tab.waitFor(NOTICE);
          await tab.click({ role: 'link', name: 'About Us', within: HEADER });
          await expect.poll(() => tab.address()).toBe('/about');
          await expectReadable(tab);
        });
      }
    },
  );
}

test(
  'a link to a page whose code is lost leads there',
  { tag: '@all' },
  async ({ openFaulty, tab }) => {
    test.setTimeout(180_000);
    for (const fault of LATER) {
      await test.step(fault, async () => {
        await openFaulty('/about', asset('page-programs'), fault);
        await tab.hydrated();
        await tab.click({ role: 'link', name: 'Programs', within: HEADER });
        await expect.poll(() => tab.address()).toBe('/programs');
        await tab.waitForText(HEADING, /program/i);
        await expectReadable(tab);
        await tab.waitFor(NOTICE);
      });
    }
  },
);
