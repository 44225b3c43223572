import { TUTORIAL_MODULES } from '../../../.generated/tutorialModules';
import { holdChunk } from '../support/chunks';
import { expect, test } from '../support/test';

test('filters set before their code has loaded apply, and clearing them restores all lessons', async ({
  page,
  site,
}) => {
  const release = await holdChunk(page, 'tutorials-filters');
  await site.visit(page, '/tutorials');
  // Lessons in collapsed modules aren't in the accessibility tree.
  const lessons = page.locator('main').getByRole('heading', { level: 4 });
  const all = await page.locator('main h4').allTextContents();
  const text = page.getByRole('searchbox', { name: 'Search lessons' });
  const level = page.getByRole('combobox', { name: 'Level' });

  await test.step('input from before the code loaded is applied', async () => {
    await text.fill('no such lesson');
    await level.selectOption('Beginner');
    release();
    await expect(page.getByRole('heading', { name: 'No matching lessons' })).toBeVisible();
    await expect(page).toHaveURL(site.url('/tutorials?q=no+such+lesson&level=beginner'));
    await expect(text).toHaveValue('no such lesson');
    await expect(level).toHaveValue('beginner');
  });

  const showAll = page.getByRole('button', { name: 'Show all' }).first();
  await showAll.click();
  // The first module is open from the start.
  if (TUTORIAL_MODULES.length > 1) await page.getByRole('button', { name: 'Open all' }).click();
  await expect(lessons).toHaveText(all);

  await test.step('a filtered-out lesson is hidden and unreachable until the filter is cleared', async () => {
    const name = all.at(-1) ?? '';
    await text.fill(name.replace(/[^\p{L}\p{N} ]/gu, ' '));
    await expect(lessons).toHaveText([name]);
    await expect(lessons.getByRole('link')).toHaveCount(1);
    await showAll.click();
    await expect(lessons).toHaveText(all);
  });
});
