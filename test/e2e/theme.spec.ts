import type { Page } from '@playwright/test';
import { dark, light } from '../../src/theme/tokens';
import { lessonAddress } from '../../src/site/addresses';
import { blockStorage, fillStorage } from './support/blockStorage';
import { LESSON } from './support/contents';
import { hydrated } from './support/hydrated';
import { stepTo } from './support/stepTo';
import { expect, test } from './support/test';

type Mode = 'dark' | 'light';

const OTHER = { dark: 'light', light: 'dark' } as const;
const PAPER = { dark: rgb(dark.paper), light: rgb(light.paper) };

function rgb(hex: string): string {
  const [, r = '', g = '', b = ''] = /^#(..)(..)(..)$/.exec(hex) ?? [];
  return `rgb(${[r, g, b].map((part) => parseInt(part, 16)).join(', ')})`;
}

function switchOf(page: Page, current: Mode) {
  return page.getByRole('button', { name: `Switch to ${OTHER[current]} mode`, exact: true });
}

/** Looks at everything that shows the mode. */
async function expectMode(page: Page, mode: Mode) {
  await expect(switchOf(page, mode)).toBeVisible();
  await expect(switchOf(page, OTHER[mode])).toHaveCount(0);
  await expectColors(page, mode);
}

async function expectColors(page: Page, mode: Mode) {
  await expect(page.locator('html')).toContainClass(mode);
  await expect(page.locator('html')).not.toContainClass(OTHER[mode]);
  await expect(page.locator('body')).toHaveCSS('background-color', PAPER[mode]);
}

function storedMode(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('theme'));
}

for (const system of ['light', 'dark'] as const) {
  test.describe(`on a system that prefers ${system}`, () => {
    test.use({ colorScheme: system });

    test('the site follows it, the switch flips the mode, and the choice survives route changes and reloads', async ({
      page,
      site,
    }) => {
      const about = page.getByRole('contentinfo').getByRole('link', { name: 'About Us' });
      await site.visit(page, '/');
      await test.step('without a choice nothing is stored', async () => {
        await expectMode(page, system);
        await about.click();
        await expect(page.locator('main h1')).toBeFocused();
        expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
        await page.getByRole('banner').getByRole('link').first().click();
        await expect(page).toHaveURL(site.url('/'));
      });
      await test.step('each choice is stored', async () => {
        for (const mode of [OTHER[system], system, OTHER[system]]) {
          await switchOf(page, OTHER[mode]).click();
          await expectMode(page, mode);
          expect(await storedMode(page)).toBe(mode);
        }
      });
      await test.step('the choice survives a route change and a reload', async () => {
        await about.click();
        await expect(page).toHaveURL(site.url('/about'));
        await expectMode(page, OTHER[system]);
        await page.reload();
        await hydrated(page);
        await expectMode(page, OTHER[system]);
      });
    });

    test('a stored value that is neither dark nor light counts as none', async ({ page, site }) => {
      await site.visit(page, '/courses');
      for (const odd of ['', '"dark"', 'blue']) {
        await test.step(JSON.stringify(odd), async () => {
          await page.evaluate((value) => localStorage.setItem('theme', value), odd);
          await page.reload();
          await hydrated(page);
          await expectMode(page, system);
          await switchOf(page, system).click();
          await expectMode(page, OTHER[system]);
          expect(await storedMode(page)).toBe(OTHER[system]);
        });
      }
    });

    test('without storage the switch works for the page view', async ({ context, page, site }) => {
      await test.step('blocked', async () => {
        await blockStorage(page);
        await site.visit(page, '/');
        await expectMode(page, system);
        await switchOf(page, system).click();
        await expectMode(page, OTHER[system]);
      });
      await test.step('full', async () => {
        const other = await context.newPage();
        await fillStorage(other);
        await site.visit(other, '/');
        await switchOf(other, system).click();
        await expectMode(other, OTHER[system]);
      });
    });

    test('the page has its mode before any script file has run', async ({ page, site }) => {
      await site.visit(page, '/about');
      // Never answered: the page stays as it is before the app's code has arrived.
      await page.route(/\.js$/, () => undefined);
      for (const [stored, mode] of [
        [null, system],
        ['dark', 'dark'],
        ['light', 'light'],
        ['blue', system],
      ] as const) {
        await test.step(`stored: ${stored}`, async () => {
          await page.evaluate((value) => {
            if (value === null) localStorage.removeItem('theme');
            else localStorage.setItem('theme', value);
          }, stored);
          await page.goto(site.url('/courses'), { waitUntil: 'domcontentloaded' });
          await expectColors(page, mode);
          await expect(page.locator('main h1')).toBeVisible();
        });
      }
    });
  });
}

test('the mode follows the system as it changes, until a choice is made', async ({
  page,
  site,
}) => {
  await site.visit(page, '/');
  await expectMode(page, 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectMode(page, 'dark');
  await switchOf(page, 'dark').click();
  await expectMode(page, 'light');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectMode(page, 'light');
});

test('a second tab follows a choice, and the system again once the choice is cleared', async ({
  context,
  page,
  site,
}) => {
  const second = await context.newPage();
  await site.visit(page, '/');
  await site.visit(second, '/about');
  await switchOf(page, 'light').click();
  await expectMode(second, 'dark');
  // By keyboard: the switch hides where it would cover code.
  await switchOf(second, 'dark').press('Enter');
  await expectMode(page, 'light');
  await switchOf(page, 'light').click();
  await expectMode(second, 'dark');
  await page.evaluate(() => localStorage.clear());
  await expectMode(second, 'light');
});

test('the switch floats at the bottom right, and is out of the way of a field in use on a phone', async ({
  page,
  site,
}) => {
  await site.visit(page, '/courses');
  for (const width of [1280, 390]) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 600 });
      for (const top of [0, 100_000]) {
        await page.evaluate((y) => window.scrollTo(0, y), top);
        const box = await switchOf(page, 'light').boundingBox();
        expect(width - ((box?.x ?? 0) + (box?.width ?? 0))).toBeLessThanOrEqual(32);
        expect(600 - ((box?.y ?? 0) + (box?.height ?? 0))).toBeLessThanOrEqual(32);
      }
    });
  }

  for (const address of ['/courses', '/tutorials']) {
    await test.step(`a field of ${address}`, async () => {
      await stepTo(page, site.url(address));
      await page.evaluate(() => window.scrollTo(0, 0));
      const field = page.getByRole('main').getByRole('searchbox').first();
      await field.focus();
      await expect(page.locator('.theme-switch')).toBeHidden();
      await field.blur();
      await expect(page.locator('.theme-switch')).toBeVisible();
    });
  }
});

test('on a phone the switch is over no code, control or result once the page rests', async ({
  page,
  site,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await site.visit(page, lessonAddress(LESSON.slug));
  const seen = new Set<boolean>();
  for (let step = 0; step < 12; step++) {
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.wheel(0, 500);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before);
    await expect.poll(() => page.evaluate(switchAtRest)).toMatchObject({ isInTheWay: false });
    seen.add((await page.evaluate(switchAtRest)).covers);
    if (seen.size === 2 && step >= 5) break;
  }
  expect([...seen].sort()).toEqual([false, true]);
  await page.mouse.wheel(0, -20_000);
  await expect(page.locator('html.switch-away')).toHaveCount(0);
  await expect(switchOf(page, 'light')).toHaveCSS('opacity', '1');
});

/** Whether the switch's place is over something in use, and it is shown there. */
function switchAtRest(): { covers: boolean; isInTheWay: boolean } {
  const button = document.querySelector('.theme-switch');
  if (!button) throw new Error('There is no theme switch.');
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const covers = document
    .elementsFromPoint((left + right) / 2, (top + bottom) / 2)
    .filter((one) => !button.contains(one))
    .some((one) => one.closest('pre, button, figure, [data-keep-clear]') !== null);
  return {
    covers,
    isInTheWay: covers && !document.documentElement.matches('.switch-away'),
  };
}
