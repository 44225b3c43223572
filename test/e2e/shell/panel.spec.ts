import type { Page } from '@playwright/test';
import { LOST_CHUNK, loseChunk } from '../support/chunks';
import { NAVIGATION, navigationLabel, SPECIFIED_LABEL } from '../support/content/routes';
import { headerLink } from '../support/headerLink';
import { ACCOUNT_CONTROLS, accountControl } from '../support/accountControl';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 } });

function panelOf(page: Page) {
  return page.getByRole('dialog', { name: 'Menu' });
}

function menuButtonOf(page: Page) {
  return page.getByRole('button', { name: 'Open menu' });
}

async function openPanel(page: Page) {
  await menuButtonOf(page).click();
  await expect(panelOf(page)).toBeInViewport({ ratio: 1 });
}

test(
  'the side panel has the four links, and each closes it and opens its page',
  { tag: '@sub' },
  async ({ page, site }) => {
    await site.visit(page, '/courses');
    await expect(panelOf(page)).toHaveCount(0);
    await openPanel(page);
    const links = panelOf(page)
      .getByRole('navigation')
      .getByRole('link', { name: SPECIFIED_LABEL });
    await expect(links).toHaveText(NAVIGATION.map(({ label }) => label));
    for (const [index, { address }] of NAVIGATION.entries()) {
      await expect(links.nth(index)).toHaveAttribute('href', site.basePath + address.slice(1));
    }
    const current = panelOf(page).getByRole('link', {
      name: navigationLabel('/courses'),
      exact: true,
    });
    await expect(current).toHaveAttribute('aria-current', 'page');

    await test.step('a link to the current page only closes it', async () => {
      await current.click();
      await expect(panelOf(page)).toHaveCount(0);
      await expect(page).toHaveURL(site.url('/courses'));
    });

    for (const { label, address } of NAVIGATION) {
      if (address === '/courses') continue;
      await test.step(label, async () => {
        await openPanel(page);
        await panelOf(page).getByRole('link', { name: label, exact: true }).click();
        await expect(panelOf(page)).toHaveCount(0);
        await expect(page).toHaveURL(site.url(address));
        await expect(page.locator('main h1')).toBeFocused();
      });
    }
  },
);

test('the side panel slides in, traps focus, and closes in three ways', async ({ page, site }) => {
  await site.visit(page, '/courses');
  await openPanel(page);
  for (const control of ACCOUNT_CONTROLS) {
    await expect(accountControl(panelOf(page), control)).toBeVisible();
  }

  await test.step('it is at the edge of the window', async () => {
    await expect.poll(async () => (await panelOf(page).boundingBox())?.x).toBe(78);
    expect((await panelOf(page).boundingBox())?.height).toBe(844);
  });

  await test.step('focus stays in it', async () => {
    await expect(page.getByRole('main')).toHaveCount(0);
    const holdsFocus = () =>
      panelOf(page).evaluate((panel) =>
        panel.closest('[role="presentation"]')?.contains(document.activeElement),
      );
    expect(await holdsFocus()).toBe(true);
    for (const key of ['Tab', 'Shift+Tab']) {
      const stops = new Set<string | undefined>();
      for (let step = 0; step < 12; step++) {
        await page.keyboard.press(key);
        expect(await holdsFocus(), `after ${key}, ${step + 1} times`).toBe(true);
        stops.add(await page.evaluate(() => document.activeElement?.textContent ?? undefined));
      }
      for (const { label } of NAVIGATION) expect(stops).toContain(label);
    }
  });

  for (const [action, close] of [
    ['a click on the backdrop', () => page.mouse.click(20, 500)],
    ['the close button', () => panelOf(page).getByRole('button', { name: 'Close menu' }).click()],
    ['the Escape key', () => page.keyboard.press('Escape')],
  ] as const) {
    await test.step(`${action} closes it and restores focus`, async () => {
      await expect(menuButtonOf(page)).toHaveCount(0);
      await close();
      await expect(panelOf(page)).toHaveCount(0);
      await expect(menuButtonOf(page)).toBeFocused();
      await expect(page).toHaveURL(site.url('/courses'));
      await openPanel(page);
    });
  }

  await test.step('it is 80, 60, 40, and 30 % wide at xs, sm, md, and lg, and follows window resizes', async () => {
    for (const [width, share] of [
      [320, 0.8],
      [599, 0.8],
      [600, 0.6],
      [899, 0.6],
      [900, 0.4],
      [1199, 0.4],
      [1200, 0.3],
      [1600, 0.3],
      [390, 0.8],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await expect
        .poll(async () => (await panelOf(page).boundingBox())?.width, `width at ${width} px`)
        .toBeCloseTo(width * share, 0);
    }
  });

  await test.step('it can be opened and a link followed by keyboard', async () => {
    await page.keyboard.press('Escape');
    await expect(menuButtonOf(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(panelOf(page)).toBeVisible();
    await panelOf(page)
      .getByRole('link', { name: navigationLabel('/programs'), exact: true })
      .focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(site.url('/programs'));
    await expect(page.locator('main h1')).toBeFocused();
  });
});

test("the navigation appears in the header if the panel's code can't be loaded", async ({
  page,
  site,
  expectMessages,
}) => {
  expectMessages(LOST_CHUNK);
  await loseChunk(page, 'nav-panel');
  await site.visit(page, '/');
  await menuButtonOf(page).click();
  const links = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: SPECIFIED_LABEL });
  await expect(links).toHaveText(NAVIGATION.map(({ label }) => label));
  await headerLink(page, '/about').click();
  await expect(page).toHaveURL(site.url('/about'));
});
