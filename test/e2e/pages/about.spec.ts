import { KNOWN_IDS } from '../../../.generated/knownIds';
import { questions } from '../../../.generated/school/questions';
import { expectStateAccessible } from '../support/accessibility/accessibleStates';
import { holdChunk } from '../support/chunks';
import { confirmImport } from '../support/storage/confirmImport';
import { test as withHost } from '../support/deployment/deployment';
import { expect, test } from '../support/test';

const [TASK = ''] = KNOWN_IDS.tasks;
/** The page's first question. */
const [ASKED] = questions.filter(({ places }) => places.includes('about'));

const FILE = {
  name: 'mine.json',
  mimeType: 'application/json',
  buffer: Buffer.from(
    JSON.stringify({ kind: 'progress', version: 1, last: null, passed: { [TASK]: 1 } }),
  ),
};

for (const width of [390, 1280]) {
  withHost(
    `the storage section loads its data without moving its buttons at ${width} px`,
    async ({ page, deployment }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`${deployment.url}about#storage`);
      const buttonOffset = () =>
        page.evaluate(() => {
          const topOf = (selector: string) =>
            document.querySelector(selector)?.getBoundingClientRect().top ?? NaN;
          return topOf('#storage [aria-expanded]') - topOf('#storage');
        });
      const offset = await buttonOffset();
      await expect(
        page.locator('#storage li').filter({ hasText: 'Copies of pages' }),
      ).toContainText(/\d files/);
      expect(await buttonOffset()).toBe(offset);
    },
  );
}

test('the storage section shows and deletes stored data by keyboard', async ({ page, site }) => {
  await site.visit(page, '/about#storage');
  const storage = page.locator('#storage');

  await test.step('it shows each entry, including the color mode', async () => {
    await page.getByRole('button', { name: 'Switch to dark mode' }).click();
    await storage.getByText('Every entry, with its key and size').click();
    const theme = storage.getByRole('listitem').filter({ hasText: /^theme/ });
    await expect(theme).toContainText('4 bytes');
    await storage.getByRole('button', { name: 'Show saved data' }).click();
    await expect(storage.getByRole('region', { name: 'Stored as theme' })).toHaveText('dark');
  });

  const deletes = page.getByRole('button', { name: 'Delete', exact: true });
  await test.step('a deletion can be canceled', async () => {
    await deletes.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('group', { name: /^Delete your progress/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(deletes).toBeFocused();
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  });

  await test.step('a confirmed deletion clears everything', async () => {
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Delete everything' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(storage.getByRole('status')).toContainText('was deleted');
    await expect(deletes).toBeFocused();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await expect(page.locator('html')).toContainClass('light');
  });

  await test.step('a file to import can be chosen by keyboard', async () => {
    const opened = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Export progress' }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Import progress')).toBeFocused();
    await page.keyboard.press('Enter');
    await (await opened).setFiles(FILE);
    await confirmImport(page);
  });

  await test.step('the table of contents links to each section', async () => {
    const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    await expect(links).not.toHaveCount(0);
    for (const link of await links.all()) {
      await link.click();
      const id = new URL(page.url()).hash;
      await expect(page.locator(`${id} h2`)).toBeInViewport();
    }
  });
});

for (const width of [390, 1440]) {
  test(`the facts align with the heading and text above them at ${width} px`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await site.visit(page, '/about');
    const leftOf = (selector: string) =>
      page
        .locator(`#purpose ${selector}`)
        .first()
        .evaluate((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return range.getBoundingClientRect().left;
        });
    const left = await leftOf('h2');
    expect(await leftOf('p')).toBe(left);
    expect(await leftOf('dd')).toBe(left);
  });
}

test('long saved data fits the width of a phone', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => localStorage.setItem('/set-aside/progress/hash', 'x'.repeat(999)));
  await site.visit(page, '/about#storage');
  await page.getByRole('button', { name: 'Show saved data' }).click();
  await expect(page.getByRole('region', { name: 'Stored as /set-aside/…' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test(
  'axe: the storage section with its entries and with its confirmation',
  { tag: '@all' },
  async ({ page, site }) => {
    await page.addInitScript(() => localStorage.setItem('/set-aside/progress/hash', '{'));
    await site.visit(page, '/about#storage');
    await page.getByRole('button', { name: 'Show saved data' }).click();
    await expect(page.getByRole('region', { name: 'Stored as /set-aside/…' })).toBeVisible();
    if (ASKED) await page.locator('#questions summary').first().click();
    await page.getByText('Every entry, with its key and size').click();
    await expectStateAccessible(page, { within: page.getByRole('main') });
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Keep everything' })).toBeVisible();
    await expectStateAccessible(page, { within: page.getByRole('main') });
  },
);

test.describe('importing a file', () => {
  test('works if it was chosen before the code loaded', async ({ page, site }) => {
    const release = await holdChunk(page, 'about-storage');
    await site.visit(page, '/about#storage');
    await page.getByLabel('Import progress').setInputFiles(FILE);
    release();
    await confirmImport(page);
  });

  test('works if its dialog was opened before the code loaded', async ({ page, site }) => {
    const release = await holdChunk(page, 'about-storage');
    await site.visit(page, '/about#storage');
    const field = await page.getByLabel('Import progress').elementHandle();
    const opened = page.waitForEvent('filechooser');
    await page.locator('#storage').getByText('Import progress').click();
    await opened;
    release();
    await expect(page.locator('#storage').getByText('not stored')).not.toHaveCount(0);
    // The browser's file dialog sets the file on the field that opened it, even if React has replaced that
    // field by then, so this test does the same.
    await field?.evaluate((input: HTMLInputElement, text) => {
      const chosen = new DataTransfer();
      chosen.items.add(new File([text], 'mine.json'));
      input.files = chosen.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    }, FILE.buffer.toString());
    await confirmImport(page);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page explains what is stored and how to remove it', async ({ page, site }) => {
    await page.goto(site.url('/about'));
    const storage = page.locator('#storage');
    await expect(storage.getByText('If JavaScript is turned off, nothing is stored')).toBeVisible();
    await expect(storage.getByRole('button')).toHaveCount(0);
    await expect(storage.getByText('/progress/…')).toBeHidden();
    await storage.getByText('Every entry, with its key and size').click();
    await expect(storage.getByText('/progress/…')).toBeVisible();
    await expect(storage.getByText('not stored').filter({ visible: true })).toHaveCount(0);
  });

  test('questions are answered', async ({ page, site }) => {
    test.skip(!ASKED, 'The school has no question for this page.');
    await page.goto(site.url('/about'));
    const entry = page.locator('#questions details').filter({ hasText: ASKED?.question });
    await expect(entry.getByRole('paragraph').first()).toBeHidden();
    await entry.locator('summary').click();
    await expect(entry.getByRole('paragraph').first()).toBeVisible();
  });
});
