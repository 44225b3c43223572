import { EVERY_KIND } from '../support/kinds';
import { NAVIGATION, UNKNOWN_ADDRESS } from '../support/routes';
import { expect, test } from './support/test';

const heading = { css: 'main h1' };

for (const address of EVERY_KIND) {
  test(`${address} loads without a message`, async ({ tab }) => {
    await tab.visit(address);
    await tab.shown(heading);
    // What the page fetches once it is idle may fail, too.
    await tab.scrollTo({ css: 'footer' });
    await tab.shown({ role: 'contentinfo' });
  });
}

test('links lead from page to page, and Back leads back', async ({ tab }) => {
  await tab.visit('/');
  await tab.run(() => void (document.body.dataset['same'] = ''));
  for (const { label, address } of NAVIGATION) {
    await tab.click({ role: 'link', name: label, within: { role: 'banner' } });
    await expect.poll(() => tab.address()).toBe(address);
    await expect.poll(() => tab.isFocused(heading)).toBe(true);
  }
  for (const { address } of NAVIGATION.toReversed().slice(1)) {
    await tab.back();
    await expect.poll(() => tab.address()).toBe(address);
    await tab.shown(heading);
  }
  expect(await tab.run(() => 'same' in document.body.dataset)).toBe(true);
});

test('not-found says which address was asked for', async ({ tab }) => {
  await tab.visit(UNKNOWN_ADDRESS);
  await expect.poll(() => tab.text({ role: 'main' })).toContain(UNKNOWN_ADDRESS);
});
