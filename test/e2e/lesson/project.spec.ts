import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { EMPTY_PROGRESS } from '../../../src/progress/progressModel';
import { codeText, type WebExerciseBlock } from '../../../src/content/lesson';
import { appLink } from '../../../src/exercise/finished/sharing/appLink';
import { lessonAddress } from '../../../src/site/addresses';
import { PROJECT } from '../support/content/contents';
import { need } from '../support/content/need';
import { seedStorage, storedProgress } from '../support/storage/seedStorage';
import { expect, test } from '../support/test';

/** Tests multi-part projects: how code carries over from part to part, and the finished app. */

/** A comment that distinguishes the reader's code from the sample solution. */
const MARK = '// mine';

/** Returns the address of the project's lesson, and its first, second and last part. */
function project() {
  const { slug, parts } = need(PROJECT);
  const [first, second] = parts;
  return { address: lessonAddress(slug), first, second, last: parts.at(-1) ?? second };
}

function part(page: Page, { title }: WebExerciseBlock): Locator {
  return page.getByRole('region', { name: title });
}

/** Returns passing code for a part, marked as the reader's. */
function solved({ solution }: WebExerciseBlock): string {
  return `${MARK}\n${codeText(solution[0]?.lines ?? [])}`;
}

function draftsOf(parts: readonly WebExerciseBlock[]) {
  return new Map(
    parts.map((webPart) => [
      `${webPart.id}/${need(PROJECT).language}`,
      { text: solved(webPart), at: 1 },
    ]),
  );
}

test('a part starts with the code of the previous part once that passes, and still does after a reload', async ({
  page,
  site,
}) => {
  const { address, first: firstPart, second: secondPart } = project();
  await site.visit(page, address);
  const first = part(page, firstPart);
  const second = part(page, secondPart);
  await first.scrollIntoViewIfNeeded();
  await expect(second.getByText(/This is the sample solution to/)).toBeVisible();
  await first.getByRole('textbox').fill(solved(firstPart));
  await first.getByRole('button', { name: 'Check' }).click();
  await expect(first.getByRole('group', { name: 'Passed' })).toBeVisible();

  await expect(second.getByText(/This is your code from/)).toBeVisible();
  await expect(second.getByRole('textbox')).toHaveValue(new RegExp(`^${MARK}\n`));

  await page.reload();
  // Retries, because hydration replaces the prerendered section as it comes near the viewport.
  await expect(() => second.scrollIntoViewIfNeeded({ timeout: 1_000 })).toPass();
  await expect(second.getByRole('textbox')).toHaveValue(new RegExp(`^${MARK}\n`));
  await second.getByRole('button', { name: 'Reset' }).click();
  await second.getByRole('button', { name: 'Use the sample solution' }).click();
  await expect(second.getByRole('textbox')).not.toHaveValue(new RegExp(MARK));
  await expect(second.getByText(/To use your own code instead, choose Reset/)).toBeVisible();
});

test('a finished project opens full-window, and its download runs from disk', async ({
  page,
  site,
  context,
}, info) => {
  const { address, last: lastPart } = project();
  const progress = {
    ...EMPTY_PROGRESS,
    passed: new Map([[lastPart.id, 1]]),
    drafts: draftsOf([lastPart]),
  };
  await seedStorage(page, storedProgress(progress, site.basePath));
  await site.visit(page, address);
  const last = part(page, lastPart);
  await last.scrollIntoViewIfNeeded();
  const finished = last.getByRole('group', { name: 'Your finished app' });

  await finished.getByRole('button', { name: 'Open full window' }).click();
  const dialog = page.getByRole('dialog');
  const app = dialog.frameLocator('iframe').frameLocator('iframe.shown');
  await expect(app.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(dialog.locator('iframe')).toHaveAttribute('sandbox', /^allow-scripts allow-forms$/);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();

  const archive = page.waitForEvent('download');
  await finished.getByRole('button', { name: 'Download as .zip' }).click();
  expect((await archive).suggestedFilename()).toMatch(/\.zip$/);

  const saved = page.waitForEvent('download');
  await finished.getByRole('button', { name: 'Download as .html' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/\.html$/);
  const file = info.outputPath('app.html');
  await download.saveAs(file);
  expect(await readFile(file, 'utf8')).toContain(MARK);
  const localPage = await context.newPage();
  await localPage.goto(`file://${file}`);
  await expect(localPage.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(localPage.getByRole('listitem')).not.toHaveCount(0);
});

test('a shared app link opens in the sandbox, and closing it leads to the lesson', async ({
  page,
  site,
}) => {
  const { address } = project();
  const files = { html: '<h1>Hers</h1>', css: '', js: '' };
  const result = await appLink(files, address);
  await site.visit(page, 'link' in result ? result.link : address);
  const dialog = page.getByRole('dialog');
  const app = dialog.frameLocator('iframe').frameLocator('iframe.shown');
  await expect(app.getByRole('heading', { name: 'Hers' })).toBeVisible();
  await expect(dialog.locator('iframe')).toHaveAttribute('sandbox', /^allow-scripts allow-forms$/);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  expect(new URL(page.url()).hash).toBe('');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('Check stays visible next to the theme switch and scrolls to its results', async ({
    page,
    site,
  }) => {
    const { address, last: lastPart } = project();
    await site.visit(page, address);
    const last = part(page, lastPart);
    const unfold = last.getByRole('button', { name: /^Show all \d+ lines$/ });
    await unfold.tap();
    // If the part wasn't interactive yet, the tap takes effect as soon as it is.
    await expect(unfold).toHaveCount(0);
    const tabs = last.getByRole('tablist', { name: 'Files' });
    await tabs.scrollIntoViewIfNeeded();
    await expect(tabs).toBeInViewport();
    const check = last.getByRole('button', { name: 'Check', exact: true });
    await page.evaluate(() => window.scrollBy(0, 700));
    await expect(check).toBeInViewport();
    const [button, themeSwitch] = await Promise.all([
      check.boundingBox(),
      page.getByRole('button', { name: /Switch to (?:dark|light) mode/ }).boundingBox(),
    ]);
    expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThan(themeSwitch?.x ?? 0);

    const before = await page.evaluate(() => window.scrollY);
    // Taps by coordinates, because tapping the locator would first scroll to where the button would be if it
    // weren't sticky.
    await page.touchscreen.tap((button?.x ?? 0) + 20, (button?.y ?? 0) + 20);
    const checks = last.getByRole('list', { name: 'Tests' });
    await expect(checks.getByRole('listitem').filter({ hasText: 'Fails:' }).first()).toBeInViewport(
      { ratio: 1 },
    );
    await last.getByRole('button', { name: 'Back to my code' }).tap();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
    await last.getByRole('button', { name: 'Page', exact: true }).tap();
    await expect(last.getByRole('group', { name: /^Preview of/ })).toBeInViewport();
    await last.getByRole('button', { name: 'Code', exact: true }).tap();
    await expect(last.getByRole('textbox')).toBeInViewport();

    // While the editor has focus, the symbol keys are at the bottom of the screen, and the bar with the Check
    // button is above them.
    await last.getByRole('textbox').tap();
    const keys = page.getByRole('toolbar', { name: 'Symbols' });
    await expect(keys).toBeInViewport();
    await expect
      .poll(async () => {
        const [above, below] = await Promise.all([check.boundingBox(), keys.boundingBox()]);
        return above !== null && below !== null && above.y + above.height <= below.y;
      })
      .toBe(true);
  });
});
