import type { Page } from '@playwright/test';
import { axeViolations } from '../support/accessibility/accessible';
import { LOST_CHUNK, neverIdle } from '../support/chunks';
import { headerLink } from '../support/headerLink';
import { expect, test } from '../support/test';
import { show } from './view';

/** Runs axe on states that appear only after an interaction or an error. */

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the side panel is accessible in both modes', async ({ page, site }) => {
  await page.setViewportSize(PHONE);
  await site.visit(page, '/courses');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeInViewport({ ratio: 1 });
  await expectAccessibleInBothModes(page, PHONE);
});

test('the account dialog is accessible in both modes', { tag: '@all' }, async ({ page, site }) => {
  await site.visit(page, '/courses');
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleInBothModes(page, DESKTOP);
});

test(
  'the error screen of a failed page is accessible in both modes',
  { tag: '@all' },
  async ({ context, page, site, expectMessages }) => {
    expectMessages(LOST_CHUNK);
    await neverIdle(page);
    await site.visit(page, '/');
    await context.setOffline(true);
    await headerLink(page, '/programs').click();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expectAccessibleInBothModes(page, DESKTOP);
  },
);

async function expectAccessibleInBothModes(page: Page, size: { width: number; height: number }) {
  for (const mode of ['light', 'dark'] as const) {
    await show(page, { ...size, mode });
    expect.soft(await axeViolations(page), `axe violations in ${mode} mode`).toEqual([]);
  }
}
