import { dark } from '../../../src/school/tokens';
import { NAVIGATION, ONE_OF_EACH, UNKNOWN_ADDRESS } from '../support/content/routes';
import { expect, test } from '../support/test';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // `files/documents.spec.ts` checks that every document contains its page's text.
  test('every kind of page is readable', async ({ page, site }) => {
    for (const address of ONE_OF_EACH) {
      await test.step(address, async () => {
        await page.goto(site.url(address));
        const main = page.getByRole('main');
        const headings = main.getByRole('heading', { level: 1 });
        await expect.soft(headings, address).toBeVisible();
        const [heading = ''] = await headings.allInnerTexts();
        const text = await main.innerText();
        expect.soft(text.length, address).toBeGreaterThan(heading.length + 40);
        const footer = page.getByRole('contentinfo');
        await expect.soft(footer, address).toContainText('All rights reserved');
      });
    }
  });

  test('the site can be navigated at every width', { tag: '@sub' }, async ({ page, site }) => {
    for (const width of [320, 390, 1280]) {
      await test.step(`at ${width} px`, async () => {
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
  });

  test('controls that need JavaScript are hidden', async ({ page, site }) => {
    await page.goto(site.url('/'));
    await expect(page.getByRole('button', { name: /^Switch to/ })).toHaveCount(0);
    await page.setViewportSize({ width: 390, height: 720 });
    for (const name of ['Open menu', 'Login', 'Sign Up']) {
      await expect(page.getByRole('button', { name })).toHaveCount(0);
    }
  });

  test('an unknown address shows the not-found page', async ({ page, site }) => {
    const response = await page.goto(site.url(UNKNOWN_ADDRESS));
    expect(response?.status()).toBe(404);
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Home' })).toHaveAttribute(
      'href',
      site.basePath,
    );
  });

  test("dark mode follows the system's color scheme", async ({ page, site }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(site.url('/'));
    const [, r = '', g = '', b = ''] = /^#(..)(..)(..)$/.exec(dark.paper) ?? [];
    const paper = `rgb(${[r, g, b].map((part) => parseInt(part, 16)).join(', ')})`;
    await expect(page.locator('body')).toHaveCSS('background-color', paper);
  });
});
