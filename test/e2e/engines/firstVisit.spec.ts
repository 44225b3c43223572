import { NAVIGATION } from '../support/content/routes';
import { expect, test } from './support/test';

for (const { label, address } of NAVIGATION) {
  test(
    `${label} opens without a loading indicator once its chunk is preloaded`,
    { tag: '@all' },
    async ({ tab }) => {
      const link = { role: 'link', name: label, within: { role: 'banner' } };
      await tab.visit('/');
      await tab.run(() => {
        new MutationObserver(() => {
          if (document.body.innerText.includes('Loading the page'))
            document.body.dataset['loader'] = '';
        }).observe(document.body, { childList: true, subtree: true });
      });
      await tab.pointAt(link);
      await expect.poll(() => tab.run(hasRun, `page-${address.slice(1)}.`)).toBe(true);
      await tab.click(link);
      await expect.poll(() => tab.isFocused({ css: 'main h1' })).toBe(true);
      expect(await tab.address()).toBe(address);
      expect(await tab.run(() => 'loader' in document.body.dataset)).toBe(false);
    },
  );
}

/**
 * Returns true if a chunk has been fetched and has run. Webpack removes each script element once its script
 * has run. Runs in the page.
 */
function hasRun(file: string): boolean {
  const isFetched = performance
    .getEntriesByType('resource')
    .some(({ name }) => name.includes(file));
  return isFetched && document.querySelector('script[data-webpack]') === null;
}
