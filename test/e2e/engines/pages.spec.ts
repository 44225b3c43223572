import { EVERY_KIND } from '../support/kinds';
import { UNKNOWN_ADDRESS } from '../support/routes';
import { expect, test } from './support/test';

const heading = { css: 'main h1' };

for (const address of EVERY_KIND) {
  test(`${address} loads without a message`, { tag: '@all' }, async ({ tab }) => {
    await tab.visit(address);
    await tab.shown(heading);
    // What the page fetches once it is idle may fail, too.
    await tab.scrollTo({ css: 'footer' });
    await tab.shown({ role: 'contentinfo' });
  });
}

test('not-found says which address was asked for', { tag: '@all' }, async ({ tab }) => {
  await tab.visit(UNKNOWN_ADDRESS);
  await expect.poll(() => tab.text({ role: 'main' })).toContain(UNKNOWN_ADDRESS);
});
