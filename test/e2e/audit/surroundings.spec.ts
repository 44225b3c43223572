import type { Page } from '@playwright/test';
import { hydrated } from '../support/hydrated';
import { EVERY_KIND } from '../support/kinds';
import { LESSON_ADDRESSES } from '../support/routes';
import { expect, test, type Site } from '../support/test';
import { overflow } from './looks/texts';
import { show } from './view';

/** What the site cannot choose: the address it is asked for, the device's clock, what others put into the page or keep from it. */

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 720 };

const MARKUP =
  '<img src=x onerror="document.body.dataset.hit=1"><script>document.body.dataset.hit=1</script>';

/** Queries and hashes that a host lets through as they are. */
const HOSTILE = [
  `?q=${encodeURIComponent(MARKUP)}&subject=${encodeURIComponent(MARKUP)}#${encodeURIComponent(MARKUP)}`,
  '?q=%&level=%E0%A4%A&%=%&program=__proto__&compare=constructor#%E0%A4%A',
  `?q[]=1&q=2&q=${'%00'.repeat(50)}&hours=1e309&start=0000-00-00&days=9&sort=toString#"'\`\\\\<`,
] as const;

/** More than a host would answer; an address like that comes from a link within the page. */
const LONG = 'a%3Cb%25'.repeat(12_500);
const LONG_ADDRESSES = [`?q=${LONG}&program=${LONG}`, `#${LONG}`] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [index, address] of EVERY_KIND.entries()) {
  // Each kind of page loads one of the hostile addresses; `npm test` tries the first kind alone.
  const loaded = index % HOSTILE.length;
  const tag = index === 0 ? [] : '@all';
  test(
    `${address} works with an extension, with a clock that is wrong by years, without its typefaces, and at hostile addresses`,
    { tag },
    async ({ page, site, expectMessages }) => {
      expectMessages(/ERR_FAILED/);
      await page.route('**/*.woff2', (route) => route.abort());
      await page.addInitScript(intrude);
      await page.clock.install({ time: new Date(1985, 5, 1) });

      await test.step('without its typefaces text of twice the size fits', async () => {
        await site.visit(page, address);
        await show(page, { ...PHONE, mode: 'light', zoom: '200%' });
        expect.soft(await overflow(page), `scrolling sideways on ${address}`).toEqual([]);
        await show(page, { ...DESKTOP, mode: 'light' });
      });

      await test.step('in the extension’s company it does what it does', async () => {
        await expect(page.getByRole('contentinfo')).toContainText('1985');
        await useShell(page, site, address);
      });

      await test.step('hostile queries and hashes do no harm', async () => {
        await page.clock.setSystemTime(new Date(2099, 5, 1));
        // The others come from within the page.
        await page.goto(site.url(address + HOSTILE[loaded]));
        await expectUnhurt(page);
        await expect(page.getByRole('contentinfo')).toContainText('2099');
        const others = HOSTILE.filter((_, other) => other !== loaded);
        for (const next of [...others, ...LONG_ADDRESSES]) {
          await page.evaluate((to) => {
            history.pushState(null, '', to);
            dispatchEvent(new PopStateEvent('popstate', { state: null }));
          }, next);
          await expectUnhurt(page);
        }
        await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
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
        await expectUnhurt(page);
      }
    },
  );
}

for (const year of [1985, 2099]) {
  const tag = year === 2099 ? [] : '@all';
  test(`progress made in ${year} outlives the clock`, { tag }, async ({ page, site }) => {
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
  // By keyboard: what the extension has moved may be where the switch floats, which then is away.
  await page.getByRole('button', { name: /^Switch to dark/ }).press('Enter');
  await expect(page.locator('html')).toHaveClass(/dark/);
  const [label, next] =
    address === '/courses' ? ['Programs', '/programs'] : ['Courses', '/courses'];
  await page.getByRole('banner').getByRole('link', { name: label }).click();
  await expect(page).toHaveURL(site.url(next));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

async function expectUnhurt(page: Page) {
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('body')).not.toHaveAttribute('data-hit');
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
}

/** Runs in the page: puts nodes into it as an extension does, at three times. */
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
