import { expectAccessible } from './support/accessible';
import { LOST_CHUNK, neverIdle } from './support/chunks';
import { ALL_ADDRESSES, ONE_OF_EACH, UNKNOWN_ADDRESS } from './support/routes';
import { expect, test } from './support/test';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };

// Colors in the middle of a transition are nobody's.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// The rules walk every element, and the glossary has thousands: how long that takes says nothing of the page.
test.describe.configure({ timeout: 120_000 });

const THOROUGH = [...ONE_OF_EACH, UNKNOWN_ADDRESS];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`axe, ${colorScheme}`, () => {
    test.use({ colorScheme });

    for (const address of THOROUGH) {
      test(`${address} at 390 and 1280 px`, async ({ page, site }) => {
        await page.setViewportSize(PHONE);
        await site.visit(page, address);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expectAccessible(page);
        await page.setViewportSize(DESKTOP);
        await expectAccessible(page);
      });
    }

    test('with the side panel open', async ({ page, site }) => {
      await page.setViewportSize(PHONE);
      await site.visit(page, '/courses');
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeInViewport({ ratio: 1 });
      await expectAccessible(page);
    });

    test('with the account dialog open', async ({ page, site }) => {
      await site.visit(page, '/courses');
      await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
    });

    test('on the screen of a failed page', async ({ context, page, site, expectMessages }) => {
      expectMessages(LOST_CHUNK);
      await neverIdle(page);
      await site.visit(page, '/');
      await context.setOffline(true);
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: 'Programs' })
        .click();
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      await expectAccessible(page);
    });
  });
}

// Each has contents of its own; this is also where each is hydrated, without a message.
test.describe('axe, the other courses and lessons', () => {
  for (const address of ALL_ADDRESSES.filter((path) => !THOROUGH.includes(path))) {
    test(address, async ({ page, site }) => {
      await page.setViewportSize(PHONE);
      await site.visit(page, address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectAccessible(page);
    });
  }
});
