import { NAVIGATION, ONE_OF_EACH, SPECIFIED_LABEL } from './support/routes';
import { expect, test } from './support/test';

test.describe('the header', () => {
  test.use({ viewport: { width: 1280, height: 300 } });

  test('stays at the top of the window while the page is scrolled', async ({ page, site }) => {
    await site.visit(page, '/tutorials');
    await page.evaluate(() => window.scrollTo(0, 250));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(250);
    expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
    await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
  });

  test('has a shadow above 10 px of scrolling and none at 10 px or less', async ({
    page,
    site,
  }) => {
    await site.visit(page, '/tutorials');
    const header = page.getByRole('banner');
    await expect(header).toHaveCSS('box-shadow', 'none');
    for (const [top, shadow] of [
      [11, true],
      [10, false],
      [200, true],
      [0, false],
    ] as const) {
      await page.evaluate((y) => window.scrollTo(0, y), top);
      if (shadow) await expect(header, `at ${top} px`).not.toHaveCSS('box-shadow', 'none');
      else await expect(header, `at ${top} px`).toHaveCSS('box-shadow', 'none');
    }
  });
});

test.describe('the navigation', () => {
  test(
    'has the four entries of the specification in their order',
    { tag: '@sub' },
    async ({ page, site }) => {
      await site.visit(page, '/');
      const links = page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: SPECIFIED_LABEL });
      await expect(links).toHaveText(NAVIGATION.map(({ label }) => label));
      for (const [index, { address }] of NAVIGATION.entries()) {
        await expect(links.nth(index)).toHaveAttribute('href', site.basePath + address.slice(1));
      }
    },
  );

  for (const address of ONE_OF_EACH) {
    const entry = NAVIGATION.find((item) => `${address}/`.startsWith(`${item.address}/`));
    test(
      `on ${address} marks ${entry?.label ?? 'no entry'} as where the visitor is`,
      { tag: '@sub' },
      async ({ page, site }) => {
        await site.visit(page, address);
        const current = page
          .getByRole('navigation', { name: 'Main' })
          .locator('[aria-current]:not([aria-current="false"])');
        await expect(current).toHaveText(entry ? [entry.label] : []);
        if (entry) {
          const state = entry.address === address ? 'page' : 'true';
          await expect(current).toHaveAttribute('aria-current', state);
        }
      },
    );
  }

  test('is in the header from the medium breakpoint up, behind a menu button below it', async ({
    page,
    site,
  }) => {
    await site.visit(page, '/');
    const inBar = [
      page.getByRole('navigation', { name: 'Main' }),
      page.getByRole('banner').getByRole('button', { name: 'Login' }),
      page.getByRole('banner').getByRole('button', { name: 'Sign Up' }),
    ];
    const menuButton = page.getByRole('button', { name: 'Open menu' });

    for (const [width, collapsed] of [
      [1280, false],
      [900, false],
      [899, true],
      [390, true],
    ] as const) {
      await page.setViewportSize({ width, height: 720 });
      await expect(menuButton, `menu button at ${width} px`).toBeVisible({ visible: collapsed });
      for (const part of inBar) await expect(part).toBeVisible({ visible: !collapsed });
    }
  });
});

test('the skip link is the first stop of the keyboard and leads past the header', async ({
  page,
  site,
}) => {
  await site.visit(page, '/courses');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(
    await page.evaluate(() => document.querySelector('header')?.contains(document.activeElement)),
  ).toBe(false);
});
