import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import { formatDate } from '../../src/content/format';
import { chunkUrl, loseChunk, LOST_CHUNK, recordRequests } from './support/chunks';
import { answer, FIRST, hours, LONGEST, planner, SHARED, START, weeks } from './support/planner';
import { expect, test } from './support/test';

test('the calendar file opens in a calendar and holds every session', async ({ page, site }) => {
  await site.visit(page, '/programs');
  const requests = recordRequests(page);
  await site.visit(page, SHARED);
  expect(requests.some((url) => chunkUrl('plan-calendar').test(url))).toBe(false);

  const download = page.waitForEvent('download');
  await planner(page).getByRole('button', { name: 'Download .ics' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${LONGEST.id}.ics`);
  await expect(planner(page).getByText(/in your downloads/)).toBeVisible();

  const calendar = new ICAL.Component(
    ICAL.parse(await readFile(await file.path(), 'utf8')) as unknown[],
  );
  const events = calendar
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));
  const days = events.map(({ startDate }) => startDate.toString());
  expect(events.length).toBeGreaterThan(10);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  const [firstDay = '', lastDay = ''] = [days.toSorted()[0], days.toSorted().at(-1)];
  expect(firstDay >= START).toBe(true);
  await expect(answer(page)).toContainText(formatDate(lastDay));
});

test('a calendar file that cannot be made is said, and can be asked for again', async ({
  page,
  site,
  expectMessages,
}) => {
  expectMessages(LOST_CHUNK);
  await loseChunk(page, 'plan-calendar');
  await site.visit(page, SHARED);
  await planner(page).getByRole('button', { name: 'Download .ics' }).click();
  await expect(planner(page).getByText(/could not be made/)).toBeVisible();
  await page.unroute(chunkUrl('plan-calendar'));
  const download = page.waitForEvent('download');
  await planner(page).getByRole('button', { name: 'Download .ics' }).click();
  await download;
});

test('the copied link holds the plan', async ({ context, page, site }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await site.visit(page, '/programs');
  // The planner plans when it comes near, unless the address holds a plan.
  await planner(page).scrollIntoViewIfNeeded();
  await planner(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(planner(page).getByText(/link is copied/)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(page.url());
  expect(new URL(link).searchParams.get('start')).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

test.describe('on paper', () => {
  test('the plan is shown whole, and the form is gone', async ({ page, site }) => {
    await site.visit(page, SHARED);
    const all = weeks(page).locator(':scope > li');
    await expect(all.last()).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(all.last()).toBeVisible();
    await expect(hours(page)).toBeHidden();
    await expect(planner(page).getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: FIRST.title, level: 2 })).toBeVisible();
  });

  test('the print button prints the plan alone', async ({ page, site }) => {
    await page.addInitScript(() => {
      window.print = () => undefined;
    });
    await site.visit(page, SHARED);
    await planner(page).getByRole('button', { name: 'Print plan' }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(answer(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await expect(page.getByRole('heading', { name: FIRST.title, level: 2 })).toBeHidden();

    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
