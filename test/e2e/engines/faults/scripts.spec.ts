import { EVERY_KIND } from '../../support/content/kinds';
import { asset, expectReadable, FAULTS, HEADING, NOTICE, REPORTED } from '../support/faults';
import { expect, test } from '../support/faultyTest';
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
    `a page without ${name} is readable, and its links work`,
    { tag: '@all' },
    async ({ openFaulty, tab }) => {
      test.setTimeout(240_000);
      for (const fault of FAULTS) {
        await test.step(fault, async () => {
          await openFaulty('/programs', asset(name), fault);
          await expectReadable(tab);
          // A host that doesn't answer looks like a slow one.
          if (fault !== 'silent') await tab.waitFor(NOTICE);
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
    for (const fault of REPORTED) {
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
