import type { Page } from '@playwright/test';
import { dark, light } from '../../../src/school/tokens';
import { lessonAddress } from '../../../src/site/addresses';
import { blockStorage, fillStorage } from '../support/storage/blockStorage';
import { LESSON, PAGE_EXERCISE } from '../support/content/contents';
import { need } from '../support/content/need';
import { hydrated } from '../support/hydrated';
import { expect, test } from '../support/test';

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

/** Expects the theme switch, the root element's class, and the colors to match the mode. */
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

    test('the site follows it, the switch changes the mode, and the choice survives navigation and reloads', async ({
      page,
      site,
    }) => {
      const about = page.getByRole('contentinfo').getByRole('link', { name: 'About Us' });
      await site.visit(page, '/');
      await test.step('nothing is stored without a choice', async () => {
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
      await test.step('the choice survives navigation and a reload', async () => {
        await about.click();
        await expect(page).toHaveURL(site.url('/about'));
        await expectMode(page, OTHER[system]);
        await page.reload();
        await hydrated(page);
        await expectMode(page, OTHER[system]);
      });
    });

    test('an invalid stored value is ignored', async ({ page, site }) => {
      await site.visit(page, '/courses');
      for (const invalid of ['', '"dark"', 'blue']) {
        await test.step(JSON.stringify(invalid), async () => {
          await page.evaluate((value) => localStorage.setItem('theme', value), invalid);
          await page.reload();
          await hydrated(page);
          await expectMode(page, system);
          await switchOf(page, system).click();
          await expectMode(page, OTHER[system]);
          expect(await storedMode(page)).toBe(OTHER[system]);
        });
      }
    });

    test('without storage, the choice lasts for the page view', async ({ context, page, site }) => {
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

    test('the page has the right mode before any script file has run', async ({ page, site }) => {
      await site.visit(page, '/about');
      // Requests for scripts are never answered, so the page never hydrates.
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

test('the mode follows changes of the system setting until a choice is made', async ({
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

test('a second tab follows a choice, and follows the system once the choice is cleared', async ({
  context,
  page,
  site,
}) => {
  const second = await context.newPage();
  await site.visit(page, '/');
  await site.visit(second, '/about');
  await switchOf(page, 'light').click();
  await expectMode(second, 'dark');
  await switchOf(second, 'dark').press('Enter');
  await expectMode(page, 'light');
  await switchOf(page, 'light').click();
  await expectMode(second, 'dark');
  await page.evaluate(() => localStorage.clear());
  await expectMode(second, 'light');
});

/** Window sizes from a small phone to a desktop, including some barely wider than the content. */
const SIZES = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 844, height: 390 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
];

const LESSON_ADDRESS = lessonAddress(LESSON.slug);

for (const address of ['/', '/courses', '/programs', '/about', LESSON_ADDRESS]) {
  const tag = ['/', LESSON_ADDRESS].includes(address) ? [] : '@all';
  test(
    `the switch is visible at the bottom right of ${address} at every size and scroll position`,
    { tag },
    async ({ page, site }) => {
      await site.visit(page, address);
      for (const size of SIZES) {
        await test.step(`${size.width} x ${size.height}`, async () => {
          await page.setViewportSize(size);
          expect(await page.evaluate(switchProblems)).toEqual([]);
        });
      }
    },
  );
}

test('the switch stays while a field is in use', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await site.visit(page, '/courses?sort=title');
  const field = page.getByRole('main').getByRole('searchbox').first();
  await field.fill('a');
  await expect(field).toBeFocused();
  await expect(switchOf(page, 'light')).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(switchProblems)).toEqual([]);
});

test('pressing the switch leaves code that fills the screen as it is', async ({ page, site }) => {
  const { slug, exercise } = need(PAGE_EXERCISE);
  await page.setViewportSize({ width: 390, height: 844 });
  await site.visit(page, lessonAddress(slug));
  const box = page.getByRole('region', { name: exercise.title });
  await box.scrollIntoViewIfNeeded();
  const isBoxAtEdge = () =>
    box.evaluate((element) => {
      const { top } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(2, Math.max(top, 100) + 20));
    });
  await expect.poll(isBoxAtEdge).toBe(true);
  await page.getByRole('button', { name: /mode/ }).last().hover();
  await page.mouse.down();
  expect(await isBoxAtEdge()).toBe(true);
  await page.mouse.up();
});

/**
 * Scrolls down in ten steps and checks the theme switch after each. Runs in the page.
 *
 * @returns one line per scroll position where the switch is hidden, covered, or misplaced, and one per footer
 * control that it covers at the end of the page
 */
async function switchProblems(): Promise<string[]> {
  const STEPS = 10;
  const button = [...document.querySelectorAll('button')].find((one) =>
    one.innerText.trim().startsWith('Switch to'),
  );
  if (!button) return ['There is no theme switch.'];
  const found: string[] = [];
  const end = document.documentElement.scrollHeight - window.innerHeight;
  for (let step = 0; step < STEPS; step++) {
    const y = Math.round((end * step) / (STEPS - 1));
    window.scrollTo({ top: y, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const gaps = [window.innerWidth - right, window.innerHeight - bottom];
    if (Math.min(left, top, ...gaps) < 0 || Math.max(...gaps) > 32) {
      found.push(`${y} px: it isn't at the bottom right`);
    }
    const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (!button.contains(middle)) found.push(`${y} px: ${middle?.className} covers it`);
    if (!button.checkVisibility({ opacityProperty: true, visibilityProperty: true })) {
      found.push(`${y} px: it's hidden`);
    }
  }
  const { left, right, top, bottom } = button.getBoundingClientRect();
  for (const control of document.querySelectorAll('footer :is(a, button)')) {
    const box = control.getBoundingClientRect();
    const isUnder =
      box.left < right && left < box.right && box.top < bottom && top < box.bottom && box.width > 0;
    if (isUnder) found.push(`at the end: ${control.textContent} is under it`);
  }
  return found;
}
