import { EVERY_KIND } from '../support/content/kinds';
import { UNKNOWN_ADDRESS } from '../support/content/routes';
import { expect, test } from './support/test';

const heading = { css: 'main h1' };

for (const address of EVERY_KIND) {
  test(`${address} loads without errors or warnings`, { tag: '@all' }, async ({ tab }) => {
    await tab.visit(address);
    await tab.waitFor(heading);
    // Scrolling gives the browser time to run idle-time code, which could log errors.
    await tab.scrollTo({ css: 'footer' });
    await tab.waitFor({ role: 'contentinfo' });
  });
}

test('the not-found page shows the requested address', { tag: '@all' }, async ({ tab }) => {
  await tab.visit(UNKNOWN_ADDRESS);
  await expect.poll(() => tab.text({ role: 'main' })).toContain(UNKNOWN_ADDRESS);
});
