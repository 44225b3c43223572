import type { Page } from '@playwright/test';
import { dark, light } from '../../src/theme/tokens';
import { hydrated } from './support/hydrated';
import { EVERY_KIND } from './support/kinds';
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

async function storeBeforehand(page: Page, value: string) {
  await page.addInitScript((mode) => {
    // Frames that run readers' code have no storage.
    if (window.top !== window) return;
    if (localStorage.getItem('theme') === null) localStorage.setItem('theme', mode);
  }, value);
}

for (const system of ['light', 'dark'] as const) {
  test.describe(`on a system that prefers ${system}`, () => {
    test.use({ colorScheme: system });

    test('the site follows it, and writes nothing down', async ({ page, site }) => {
      await site.visit(page, '/');
      await expectMode(page, system);
      await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
      await expect(page.locator('main h1')).toBeFocused();
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    });

    test('the switch flips the mode and stores each choice', async ({ page, site }) => {
      await site.visit(page, '/');
      for (const mode of [OTHER[system], system, OTHER[system]]) {
        await switchOf(page, OTHER[mode]).click();
        await expectMode(page, mode);
        expect(await storedMode(page)).toBe(mode);
      }
    });

    test(
      'the choice holds on the next page and after a reload',
      { tag: '@sub' },
      async ({ page, site }) => {
        await site.visit(page, '/');
        await switchOf(page, system).click();
        await expectMode(page, OTHER[system]);
        await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
        await expectMode(page, OTHER[system]);
        await page.reload();
        await hydrated(page);
        await expectMode(page, OTHER[system]);
      },
    );

    test('a stored preference counts more than the system', async ({ page, site }) => {
      await storeBeforehand(page, OTHER[system]);
      await site.visit(page, '/');
      await expectMode(page, OTHER[system]);
    });

    test('a stored value that is neither dark nor light counts as none', async ({ page, site }) => {
      await site.visit(page, '/courses');
      for (const odd of ['', 'system', 'DARK', '"dark"', 'null', 'blue', ' light']) {
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

    test('blocked storage is no error, and the switch works for the page view', async ({
      page,
      site,
    }) => {
      await page.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('Access is denied for this document.', 'SecurityError');
            },
          });
        }
      });
      await site.visit(page, '/');
      await expectMode(page, system);
      await switchOf(page, system).click();
      await expectMode(page, OTHER[system]);
    });

    test('full storage is no error either', async ({ page, site }) => {
      await page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        };
      });
      await site.visit(page, '/');
      await switchOf(page, system).click();
      await expectMode(page, OTHER[system]);
    });

    for (const [stored, mode] of [
      [null, system],
      ['dark', 'dark'],
      ['light', 'light'],
      ['blue', system],
    ] as const) {
      test(`before any script file has run the page has its mode, stored: ${stored}`, async ({
        page,
        site,
      }) => {
        if (stored) await storeBeforehand(page, stored);
        // Never answered: the page stays as it is before the app's code is there.
        await page.route(/\.js$/, () => undefined);
        await page.goto(site.url('/courses'), { waitUntil: 'domcontentloaded' });
        await expectColors(page, mode);
        await expect(page.locator('main h1')).toBeVisible();
      });
    }
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
  // By keyboard: where it would cover code it is away.
  await switchOf(second, 'dark').press('Enter');
  await expectMode(page, 'light');
  await switchOf(page, 'light').click();
  await expectMode(second, 'dark');
  await page.evaluate(() => localStorage.clear());
  await expectMode(second, 'light');
});

for (const width of [390, 1280]) {
  test(`the switch floats at the bottom right and stays there, at ${width} px`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 600 });
    await site.visit(page, '/');
    for (const top of [0, 100_000]) {
      await page.evaluate((y) => window.scrollTo(0, y), top);
      const box = await switchOf(page, 'light').boundingBox();
      expect(width - ((box?.x ?? 0) + (box?.width ?? 0))).toBeLessThanOrEqual(32);
      expect(600 - ((box?.y ?? 0) + (box?.height ?? 0))).toBeLessThanOrEqual(32);
    }
  });
}

for (const address of EVERY_KIND) {
  test(`on a phone the switch covers nothing that is used on ${address}, at the top and on the way down`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await site.visit(page, address);
    for (let step = 0; step < 6; step++) {
      await expect.poll(() => page.evaluate(coveredBySwitch)).toEqual([]);
      await page.mouse.wheel(0, 700);
    }
  });
}

/** What is used, and behind the switch while it is shown. */
function coveredBySwitch(): string[] {
  const button = document.querySelector('.theme-switch');
  if (!button || document.documentElement.matches('.switch-away')) return [];
  const { left, top, width } = button.getBoundingClientRect();
  // It is round: a corner of its box covers nothing.
  const radius = width / 2;
  const edge = Array.from({ length: 16 }, (_, step) => (step * Math.PI) / 8);
  const points = edge.flatMap((angle) =>
    [radius - 2, radius / 2, 0].map((away) => ({
      x: left + radius + away * Math.cos(angle),
      y: top + radius + away * Math.sin(angle),
    })),
  );
  return points.flatMap(({ x, y }) =>
    document
      .elementsFromPoint(x, y)
      .filter((one) => !button.contains(one))
      .filter(
        (one) => one.closest('a, button, input, select, textarea, summary, label, pre') !== null,
      )
      // A link may take clicks for a whole card; nothing of it is seen there.
      .filter((one) =>
        [...one.getClientRects()].some(
          (box) => box.left <= x && x <= box.right && box.top <= y && y <= box.bottom,
        ),
      )
      .map((one) => `${one.localName} "${one.textContent.slice(0, 30)}"`),
  );
}

test.describe('while something is typed on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  for (const [address, role] of [
    ['/courses', 'searchbox'],
    ['/tutorials', 'searchbox'],
  ] as const) {
    test(`the switch is away from the field on ${address}, and back afterwards`, async ({
      page,
      site,
    }) => {
      await site.visit(page, address);
      const field = page.getByRole('main').getByRole(role).first();
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
  await page.setViewportSize({ width: 390, height: 844 });
  await site.visit(page, '/tutorials/counting-steps');
  const away = page.locator('html.switch-away');
  const button = switchOf(page, 'light').or(switchOf(page, 'dark'));
  const seen = new Set<boolean>();
  for (let step = 0; step < 12; step++) {
    await page.mouse.wheel(0, 500);
    // At rest it says of each position whether it would cover something.
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollTop))
      .toBeGreaterThan(0);
    const covers = await button.evaluate(async (element) => {
      let last = -1;
      while (last !== window.scrollY) {
        last = window.scrollY;
        await new Promise((resolve) => setTimeout(resolve, 400));
      }
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const under = document
        .elementsFromPoint((left + right) / 2, (top + bottom) / 2)
        .filter((one) => !element.contains(one));
      return under.some((one) => one.closest('pre, button, figure, [data-keep-clear]') !== null);
    });
    if (covers) await expect(away).toHaveCount(1);
    seen.add(covers);
  }
  expect([...seen].sort()).toEqual([false, true]);
  await page.mouse.wheel(0, -20_000);
  await expect(away).toHaveCount(0);
  await expect(button).toHaveCSS('opacity', '1');
});
