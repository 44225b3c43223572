import type { Page } from '@playwright/test';
import { headerLink } from '../support/headerLink';
import { hydrated } from '../support/hydrated';
import { stepTo } from '../support/stepTo';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 1280, height: 300 } });

async function scrollTo(page: Page, top: number) {
  await page.evaluate((y) => window.scrollTo(0, y), top);
  await expect.poll(() => scrollY(page)).toBe(top);
}

function scrollY(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

test('a route change scrolls to the top', async ({ page, site }) => {
  await site.visit(page, '/tutorials');

  await test.step('after following a link', async () => {
    await scrollTo(page, 200);
    await headerLink(page, '/about').click();
    await expect(page).toHaveURL(site.url('/about'));
    await expect(page.locator('main h1')).toBeFocused();
    expect(await scrollY(page)).toBe(0);
    await scrollTo(page, 150);
  });

  for (const [step, address] of [
    ['goBack', '/tutorials'],
    ['goForward', '/about'],
  ] as const) {
    await test.step(step, async () => {
      await page[step]();
      await expect(page).toHaveURL(site.url(address));
      await expect(page.locator('main h1')).toBeFocused();
      expect(await scrollY(page)).toBe(0);
      await scrollTo(page, 100);
    });
  }

  await test.step('after going back from another document', async () => {
    await page.goto(site.url('/courses'));
    await page.goBack();
    await hydrated(page);
    await expect(page).toHaveURL(site.url('/about'));
    await expect.poll(() => scrollY(page)).toBe(0);
  });

  await test.step('also when the page loads slowly', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
    await expect(page).toHaveURL(site.url('/program'));
    await expect(page.locator('main h1')).toBeFocused();
    expect(await scrollY(page)).toBe(0);
  });
});

test(
  'the hash of a route change is scrolled to once the page has loaded',
  { tag: '@sub' },
  async ({ page, site }) => {
    await site.visit(page, '/tutorials');
    const id = await page.evaluate(
      () => [...document.querySelectorAll('main h2[id], main section[id]')].at(-1)?.id,
    );
    // Uses the last section, because earlier ones could be in the viewport without scrolling.
    expect(id).toMatch(/./);
    await headerLink(page, '/about').click();
    await expect(page.locator('main h1')).toBeFocused();
    await stepTo(page, site.url(`/tutorials#${id}`));
    await expect(page).toHaveURL(site.url(`/tutorials#${id}`));
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  },
);

test('changing the hash or query or reloading keeps the scroll position', async ({
  page,
  site,
}) => {
  await site.visit(page, '/tutorials?level=1');

  await test.step('the query', async () => {
    await page.evaluate(() => {
      history.pushState(null, '', '?level=2');
      history.pushState(null, '', '?level=3');
    });
    await scrollTo(page, 200);
    await page.goBack();
    await expect(page).toHaveURL(/level=2$/);
    expect(await scrollY(page)).toBe(200);
  });

  await test.step('the hash', async () => {
    await page.evaluate(() => (window.location.hash = 'nowhere'));
    await expect(page).toHaveURL(/#nowhere$/);
    expect(await scrollY(page)).toBe(200);
    await page.goBack();
    await expect(page).toHaveURL(/level=2$/);
    expect(await scrollY(page)).toBe(200);
  });

  await test.step('a reload', async () => {
    await page.reload();
    await hydrated(page);
    await expect.poll(() => scrollY(page)).toBe(200);
  });
});
