import { dark } from '../../src/theme/tokens';
import { NAVIGATION, ONE_OF_EACH, UNKNOWN_ADDRESS } from './support/routes';
import { expect, test } from './support/test';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // The tests of the files show that the text of every page is in its document.
  for (const address of ONE_OF_EACH) {
    test(`${address} can be read`, async ({ page, site }) => {
      await page.goto(site.url(address));
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      const heading = await main.getByRole('heading', { level: 1 }).innerText();
      expect((await main.innerText()).length).toBeGreaterThan(heading.length + 40);
      await expect(page.getByRole('contentinfo')).toContainText('All rights reserved');
    });
  }

  for (const width of [320, 390, 1280]) {
    test(`the site can be walked at ${width} px`, { tag: '@sub' }, async ({ page, site }) => {
      await page.setViewportSize({ width, height: 720 });
      await page.goto(site.url('/'));
      for (const { label, address } of NAVIGATION) {
        const link = page
          .getByRole('navigation', { name: 'Main' })
          .getByRole('link', { name: label });
        await expect(link).toBeInViewport({ ratio: 1 });
        await link.click();
        await expect(page).toHaveURL(site.url(address));
        await expect(page.locator('main h1')).toBeVisible();
      }
    });
  }

  test('no control is shown that would do nothing', async ({ page, site }) => {
    await page.goto(site.url('/'));
    await expect(page.getByRole('button', { name: /^Switch to/ })).toHaveCount(0);
    await page.setViewportSize({ width: 390, height: 720 });
    for (const name of ['Open menu', 'Login', 'Sign Up']) {
      await expect(page.getByRole('button', { name })).toHaveCount(0);
    }
  });

  test('an unknown address still says that there is no page', async ({ page, site }) => {
    const response = await page.goto(site.url(UNKNOWN_ADDRESS));
    expect(response?.status()).toBe(404);
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Home' })).toHaveAttribute(
      'href',
      site.basePath,
    );
  });

  test.describe('on a system that prefers dark', () => {
    test.use({ colorScheme: 'dark' });

    test('the page is dark', async ({ page, site }) => {
      await page.goto(site.url('/'));
      const [, r = '', g = '', b = ''] = /^#(..)(..)(..)$/.exec(dark.paper) ?? [];
      const paper = `rgb(${[r, g, b].map((part) => parseInt(part, 16)).join(', ')})`;
      await expect(page.locator('body')).toHaveCSS('background-color', paper);
    });
  });
});
