import type { Page } from '@playwright/test';
import { hydrated } from './support/hydrated';
import { stepTo } from './support/stepTo';
import { expect, test } from './support/test';

test.use({ viewport: { width: 1280, height: 300 } });

async function scrollTo(page: Page, top: number) {
  await page.evaluate((y) => window.scrollTo(0, y), top);
  await expect.poll(() => scrollY(page)).toBe(top);
}

function scrollY(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

test.describe('a route change scrolls to the top', () => {
  test('when a link is followed', async ({ page, site }) => {
    await site.visit(page, '/tutorials');
    await scrollTo(page, 200);
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'About Us' })
      .click();
    await expect(page).toHaveURL(site.url('/about'));
    await expect(page.locator('main h1')).toBeFocused();
    expect(await scrollY(page)).toBe(0);
  });

  test('back and forward too', async ({ page, site }) => {
    await site.visit(page, '/tutorials');
    await scrollTo(page, 200);
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'About Us' })
      .click();
    await expect(page.locator('main h1')).toBeFocused();
    await scrollTo(page, 150);

    for (const [step, address] of [
      ['goBack', '/tutorials'],
      ['goForward', '/about'],
    ] as const) {
      await page[step]();
      await expect(page).toHaveURL(site.url(address));
      await expect(page.locator('main h1')).toBeFocused();
      expect(await scrollY(page)).toBe(0);
      await scrollTo(page, 100);
    }
  });

  test('also when the page has to be waited for', async ({ page, site }) => {
    await site.visit(page, '/tutorials');
    await scrollTo(page, 200);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
    await expect(page.locator('main h1')).toBeFocused();
    expect(await scrollY(page)).toBe(0);
  });

  test(
    'but a hash that comes with it is followed once the page is there',
    { tag: '@sub' },
    async ({ page, site }) => {
      await site.visit(page, '/tutorials');
      const id = await page.evaluate(
        () => [...document.querySelectorAll('main h2[id], main section[id]')].at(-1)?.id,
      );
      // Any other element may be in the window as it is.
      expect(id).toMatch(/./);
      await site.visit(page, '/about');
      await stepTo(page, site.url(`/tutorials#${id}`));
      await expect(page).toHaveURL(site.url(`/tutorials#${id}`));
      await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    },
  );
});

test.describe('what is no route change leaves the scroll position alone', () => {
  test('a change of the hash', async ({ page, site }) => {
    await site.visit(page, '/tutorials');
    await scrollTo(page, 200);
    await page.evaluate(() => (window.location.hash = 'nowhere'));
    await expect(page).toHaveURL(/#nowhere$/);
    expect(await scrollY(page)).toBe(200);
    await page.goBack();
    await expect(page).toHaveURL(site.url('/tutorials'));
    expect(await scrollY(page)).toBe(200);
  });

  test('a change of the query', async ({ page, site }) => {
    await site.visit(page, '/tutorials?level=1');
    await page.evaluate(() => {
      history.pushState(null, '', '?level=2');
      history.pushState(null, '', '?level=3');
    });
    await scrollTo(page, 200);
    await page.goBack();
    await expect(page).toHaveURL(/level=2$/);
    expect(await scrollY(page)).toBe(200);
  });

  test('a reload', async ({ page, site }) => {
    await site.visit(page, '/tutorials');
    await scrollTo(page, 200);
    await page.reload();
    await hydrated(page);
    await expect.poll(() => scrollY(page)).toBe(200);
  });
});
