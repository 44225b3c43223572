import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import { formatDate } from '../../../src/texts/en/format';
import { chunkUrl, loseChunk, LOST_CHUNK, recordRequests } from '../support/chunks';
import { need } from '../support/content/need';
import {
  answer,
  lessons,
  LONG_PLAN,
  LONGEST,
  planner,
  SHARED,
  START,
  time,
} from '../support/planner';
import { expect, test } from '../support/test';

test('a plan can be exported as a calendar file, a link, and a printout', async ({
  context,
  page,
  site,
  expectMessages,
}) => {
  need(LONG_PLAN);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const requests = recordRequests(page);
  await site.visit(page, SHARED);
  const save = planner(page).getByRole('button', { name: 'Calendar file' });

  await test.step('a calendar file that fails is reported and can be retried', async () => {
    expect(requests.some((url) => chunkUrl('plan-calendar').test(url))).toBe(false);
    expectMessages(LOST_CHUNK);
    await loseChunk(page, 'plan-calendar');
    await save.click();
    await expect(planner(page).getByText(/couldn't be created/)).toBeVisible();
    await page.unroute(chunkUrl('plan-calendar'));
  });

  await test.step('the calendar file contains every study day', async () => {
    const download = page.waitForEvent('download');
    await save.click();
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
    expect(days.every((day) => day.endsWith('T06:30:00'))).toBe(true);
    const [firstDay = '', lastDay = ''] = [days.toSorted()[0], days.toSorted().at(-1)];
    expect(firstDay >= START).toBe(true);
    await expect(answer(page)).toContainText(formatDate(lastDay.slice(0, 10)));
    const [lesson] = /https?:\S+/.exec(events[0]?.description ?? '') ?? [];
    expect((await page.request.get(lesson ?? '')).ok()).toBe(true);
  });

  await test.step('the copied link contains the plan', async () => {
    await planner(page).getByRole('button', { name: 'Copy link' }).click();
    await expect(planner(page).getByText(/Link copied/)).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(link).searchParams.get('start')).toBe(START);
    expect(new URL(link).searchParams.get('program')).toBe(LONGEST.id);
  });

  await test.step('the printout has the complete plan, without the form', async () => {
    await expect(lessons(page).first()).toBeVisible();
    // On screen, collapsed weeks don't render their days, so the last rendered day is in the first week.
    const lastOnScreen = await lessons(page).last().innerText();
    await page.emulateMedia({ media: 'print' });
    await expect(lessons(page).last()).not.toHaveText(lastOnScreen, { useInnerText: true });
    await expect(lessons(page).last()).toBeVisible();
    await expect(time(page)).toBeHidden();
    await expect(planner(page).getByRole('button')).toHaveCount(0);
  });
});
