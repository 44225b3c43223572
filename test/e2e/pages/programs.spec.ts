import { OUTLINES } from '../../../.generated/courseOutlines';
import { programs } from '../../../.generated/school/programs';
import { programLessons } from '../../../src/content/outlines/programLessons';
import { EMPTY_PROGRESS } from '../../../src/progress/progressModel';
import { ADDRESSES, lessonAddress, PLANNER_ADDRESS } from '../../../src/site/addresses';
import { expectAccessible } from '../support/accessibility/accessible';
import { seedStorage, storedProgress } from '../support/storage/seedStorage';
import { LAST, planner, program } from '../support/planner';
import { expect, test } from '../support/test';

test(
  'each program has a section that links to the planner',
  { tag: '@sub' },
  async ({ page, site }) => {
    await site.visit(page, `/programs#${LAST.id}`);
    await expect(page.getByRole('heading', { name: LAST.title, level: 2 })).toBeInViewport();
    await page
      .getByRole('region', { name: LAST.title })
      .getByRole('link', { name: 'Plan this' })
      .click();
    await expect(page).toHaveURL(site.url(`${PLANNER_ADDRESS}?program=${LAST.id}`));
    await expect(program(page)).toHaveValue(LAST.id);
  },
);

test('a returning reader sees their progress in each program and its next lesson', async ({
  page,
  site,
}) => {
  for (const { id, title } of OUTLINES.programs) {
    const [done, next] = programLessons(id, OUTLINES);
    if (!done || !next) continue;
    const lessons = new Map([[done.id, { started: 1, done: { on: true, at: 2 } }]]);
    await seedStorage(page, storedProgress({ ...EMPTY_PROGRESS, lessons }, site.basePath));
    await site.visit(page, ADDRESSES.programs);
    const section = page.getByRole('region', { name: title });
    await expect(section.getByText(/^1 of \d+ lessons done$/)).toBeVisible();
    await section.getByRole('link', { name: next.title }).click();
    await expect(page).toHaveURL(site.url(lessonAddress(next.slug)));
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('each program fits about one screen and can be expanded, and print shows everything', async ({
    page,
    site,
  }) => {
    await site.visit(page, '/programs');
    const checkpoint = page.getByRole('heading', { level: 4, includeHidden: true }).first();
    await expect(checkpoint).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(checkpoint).toBeVisible();
    await page.emulateMedia({ media: null });
    // On systems without a fallback font of the same width, text takes up more space until the web fonts have
    // loaded.
    await page.evaluate(() => document.fonts.ready);
    for (const { title } of programs) {
      const section = page.getByRole('region', { name: title });
      const box = await section.boundingBox();
      expect(box?.height).toBeLessThan(844 * 1.1);
      await section.getByText(/^\d+ steps?, (?:each )?with a checkpoint$/).click();
      await expect(section.getByRole('heading', { level: 4 }).first()).toBeVisible();
    }
    await expectAccessible(page);
  });
});

test("on a tablet, the steps are next to the audience's description", async ({ page, site }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await site.visit(page, ADDRESSES.programs);
  for (const { title } of programs) {
    const section = page.getByRole('region', { name: title });
    const words = await section.getByRole('heading', { name: "Who it's for" }).boundingBox();
    const checkpoint = section.getByRole('heading', { level: 4 }).first();
    await expect(checkpoint).toBeVisible();
    const stop = await checkpoint.boundingBox();
    expect(words?.x).toBeLessThan(768 / 2);
    expect(stop?.x).toBeGreaterThan(768 / 2);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('paces are in a table, no links lead to the planner, and the planner says it needs JavaScript', async ({
    page,
    site,
  }) => {
    await page.goto(site.url('/programs'));
    const table = page.getByRole('table', { name: /weeks each program takes/i });
    const paced = programs.filter(({ duration }) => duration === undefined);
    await expect(table.getByRole('rowheader')).toHaveCount(paced.length);
    if (paced.length > 0) {
      await expect(table.getByRole('columnheader')).toHaveCount(4);
      await expect(table.getByRole('cell').first()).toHaveText(/^(?:\d+ to )?\d+ weeks?$/);
    }
    await expect(page.getByRole('link', { name: 'Plan this' })).toHaveCount(0);
    for (const { title } of programs) {
      await expect(page.getByRole('heading', { name: title, level: 2 })).toBeVisible();
    }

    await page.goto(site.url(PLANNER_ADDRESS));
    await expect(planner(page).getByText(/needs JavaScript/)).toBeVisible();
    await expect(planner(page).getByRole('combobox')).toHaveCount(0);
    await planner(page).getByRole('link', { name: 'How long it takes' }).click();
    await expect(page).toHaveURL(site.url(`/programs${paced.length > 0 ? '#pace' : ''}`));
  });
});
