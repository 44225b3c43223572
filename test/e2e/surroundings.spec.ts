import type { Page } from '@playwright/test';
import { hydrated } from './support/hydrated';
import { LESSON_ADDRESSES, ONE_OF_EACH, UNKNOWN_ADDRESS } from './support/routes';
import { expect, test } from './support/test';

/** What the site cannot choose: the address it is asked for, the device's clock, what others put into the page. */

const MARKUP =
  '<img src=x onerror="document.body.dataset.hit=1"><script>document.body.dataset.hit=1</script>';

/** Queries and hashes that a host lets through as they are. */
const HOSTILE = [
  `?q=${encodeURIComponent(MARKUP)}&subject=${encodeURIComponent(MARKUP)}#${encodeURIComponent(MARKUP)}`,
  '?q=%&level=%E0%A4%A&%=%&program=__proto__&compare=constructor#%E0%A4%A',
  `?q[]=1&q=2&q=${'%00'.repeat(50)}&hours=1e309&start=0000-00-00&days=9&sort=toString#"'\`\\\\<`,
];

/** More than a host would answer; an address like that comes from a link within the page. */
const LONG = 'a%3Cb%25'.repeat(12_500);

async function expectUnhurt(page: Page) {
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('body')).not.toHaveAttribute('data-hit');
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
}

test.describe('hostile queries and hashes', () => {
  for (const address of [...ONE_OF_EACH, UNKNOWN_ADDRESS]) {
    test(`do ${address} no harm`, async ({ page, site }) => {
      for (const hostile of HOSTILE) {
        await page.goto(site.url(address + hostile));
        await expectUnhurt(page);
      }
      for (const long of [`?q=${LONG}&program=${LONG}`, `#${LONG}`]) {
        expect(long.length).toBeGreaterThan(100_000);
        await page.evaluate((to) => {
          history.pushState(null, '', to);
          dispatchEvent(new PopStateEvent('popstate', { state: null }));
        }, long);
        await expectUnhurt(page);
      }
      await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
      await expect(page).toHaveURL(site.url('/about'));
    });
  }
});

test.describe('a clock that is wrong by years', () => {
  for (const year of [1985, 2099]) {
    test(`in ${year}: every kind of page works, and progress made outlives the clock`, async ({
      page,
      site,
    }) => {
      await page.clock.install({ time: new Date(year, 5, 1) });
      for (const address of [...ONE_OF_EACH, UNKNOWN_ADDRESS]) {
        await site.visit(page, address);
        await expect(page.getByRole('contentinfo')).toContainText(String(year));
      }
      const lesson = LESSON_ADDRESSES[0] ?? '';
      await site.visit(page, lesson);
      await page.getByRole('button', { name: 'Mark as done' }).click();
      await expect(page.getByText('This lesson is done.')).toBeVisible();

      await page.clock.setSystemTime(new Date());
      await page.reload();
      await hydrated(page);
      await page.getByRole('button', { name: 'Mark as not done' }).click();
      await page.reload();
      await hydrated(page);
      await expect(page.getByRole('button', { name: 'Mark as done' })).toBeVisible();
    });
  }
});

test.describe('an extension that puts nodes of its own into the page', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      function intrude() {
        const before = document.createElement('div');
        before.textContent = 'from an extension';
        document.body.prepend(before);
        document.body.append(document.createElement('extension-popup'));
        document.body.setAttribute('data-extension-installed', '');
        document.documentElement.setAttribute('data-extension-theme', 'x');
        document.head.append(document.createElement('meta'));
      }
      new MutationObserver((_records, observer) => {
        if (!document.body) return;
        observer.disconnect();
        intrude();
      }).observe(document, { childList: true, subtree: true });
      document.addEventListener('DOMContentLoaded', intrude);
      window.addEventListener('load', intrude);
    });
  });

  for (const address of [...ONE_OF_EACH, UNKNOWN_ADDRESS]) {
    test(`does ${address} no harm`, async ({ page, site }) => {
      await site.visit(page, address);
      await page.getByRole('button', { name: 'Login' }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      // By keyboard: what the extension has moved may be where the switch floats, which then is away.
      await page.getByRole('button', { name: /^Switch to dark/ }).press('Enter');
      await expect(page.locator('html')).toHaveClass(/dark/);
      const [label, next] =
        address === '/courses' ? ['Programs', '/programs'] : ['Courses', '/courses'];
      await page.getByRole('banner').getByRole('link', { name: label }).click();
      await expect(page).toHaveURL(site.url(next));
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    });
  }
});
