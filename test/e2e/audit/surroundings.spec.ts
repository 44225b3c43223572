import type { Page } from '@playwright/test';
import { headerLink } from '../support/headerLink';
import { hydrated } from '../support/hydrated';
import { EVERY_KIND } from '../support/content/kinds';
import { LESSON_ADDRESSES } from '../support/content/routes';
import { expect, test, type Site } from '../support/test';
import { overflow } from './looks/texts';
import { show } from './view';

/**
 * Tests conditions outside the site's control: requested URLs, the device's clock, browser extensions, and
 * blocked resources.
 */

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 720 };

const MARKUP =
  '<img src=x onerror="document.body.dataset.hit=1"><script>document.body.dataset.hit=1</script>';

/** Malicious or malformed queries and hashes that are short enough for any host to accept. */
const HOSTILE = [
  `?q=${encodeURIComponent(MARKUP)}&subject=${encodeURIComponent(MARKUP)}#${encodeURIComponent(MARKUP)}`,
  '?q=%&level=%E0%A4%A&%=%&program=__proto__&compare=constructor#%E0%A4%A',
  `?q[]=1&q=2&q=${'%00'.repeat(50)}&hours=1e309&start=0000-00-00&days=9&sort=toString#"'\`\\\\<`,
] as const;

const LONG = 'a%3Cb%25'.repeat(12_500);
/** Queries and hashes too long for a host to accept, so only client-side navigation can lead to them. */
const LONG_ADDRESSES = [`?q=${LONG}&program=${LONG}`, `#${LONG}`] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [index, address] of EVERY_KIND.entries()) {
  // For each kind of page, this test loads one hostile URL. `npm test` tests only the first kind of page.
  const loaded = index % HOSTILE.length;
  const tag = index === 0 ? [] : '@all';
  test(
    `${address} works with an extension, a wrong clock, no web fonts, and hostile URLs`,
    { tag },
    async ({ page, site, expectMessages }) => {
      expectMessages(/ERR_FAILED/);
      await page.route('**/*.woff2', (route) => route.abort());
      await page.addInitScript(intrude);
      await page.clock.install({ time: new Date(1985, 5, 1) });

      await test.step('text at 200% fits with fallback fonts', async () => {
        await site.visit(page, address);
        await show(page, { ...PHONE, mode: 'light', zoom: '200%' });
        expect.soft(await overflow(page), `horizontal scrolling on ${address}`).toEqual([]);
        await show(page, { ...DESKTOP, mode: 'light' });
      });

      await test.step("an extension doesn't break the shell", async () => {
        await expect(page.getByRole('contentinfo')).toContainText('1985');
        await useShell(page, site, address);
      });

      await test.step('hostile queries and hashes are harmless', async () => {
        await page.clock.setSystemTime(new Date(2099, 5, 1));
        // Loads the page with one hostile URL, then switches to the others without reloading.
        await page.goto(site.url(address + HOSTILE[loaded]));
        await expectUndamaged(page);
        await expect(page.getByRole('contentinfo')).toContainText('2099');
        const others = HOSTILE.filter((_, other) => other !== loaded);
        for (const next of [...others, ...LONG_ADDRESSES]) {
          await page.evaluate((to) => {
            history.pushState(null, '', to);
            dispatchEvent(new PopStateEvent('popstate', { state: null }));
          }, next);
          await expectUndamaged(page);
        }
        await headerLink(page, '/about').click();
        await expect(page).toHaveURL(site.url('/about'));
      });
    },
  );

  test(
    `${address} loads with hostile queries and hashes`,
    { tag: '@all' },
    async ({ page, site }) => {
      for (const hostile of HOSTILE) {
        await page.goto(site.url(address + hostile));
        await expectUndamaged(page);
      }
    },
  );
}

for (const year of [1985, 2099]) {
  const tag = year === 2099 ? [] : '@all';
  test(`progress made in ${year} survives a clock correction`, { tag }, async ({ page, site }) => {
    await page.clock.install({ time: new Date(year, 5, 1) });
    await site.visit(page, LESSON_ADDRESSES[0] ?? '');
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

async function useShell(page: Page, site: Site, address: string) {
  await page.getByRole('button', { name: 'Login' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  // Uses the keyboard because the extension's nodes can cover the floating switch.
  await page.getByRole('button', { name: /^Switch to dark/ }).press('Enter');
  await expect(page.locator('html')).toHaveClass(/dark/);
  const next = address === '/courses' ? '/programs' : '/courses';
  await headerLink(page, next).click();
  await expect(page).toHaveURL(site.url(next));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

async function expectUndamaged(page: Page) {
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('body')).not.toHaveAttribute('data-hit');
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
}

/** Inserts nodes the way a browser extension does, at three different times. Runs in the page. */
function intrude() {
  function addNodes() {
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
    addNodes();
  }).observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', addNodes);
  window.addEventListener('load', addNodes);
}
