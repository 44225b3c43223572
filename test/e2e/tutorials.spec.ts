import { holdChunk } from './support/chunks';
import { expect, test } from './support/test';

test('what was typed and chosen before the code of the filters came narrows the list', async ({
  page,
  site,
}) => {
  const release = await holdChunk(page, 'tutorials-filters');
  await site.visit(page, '/tutorials');
  const text = page.getByRole('searchbox', { name: 'Text' });
  const level = page.getByRole('combobox', { name: 'Level' });
  await text.fill('no such lesson');
  await level.selectOption('Beginner');
  release();
  await expect(page.getByRole('heading', { name: 'No lesson fits' })).toBeVisible();
  await expect(page).toHaveURL(site.url('/tutorials?q=no+such+lesson&level=beginner'));
  await expect(text).toHaveValue('no such lesson');
  await expect(level).toHaveValue('beginner');
});

test('a lesson that does not fit is neither seen nor reached, and comes back', async ({
  page,
  site,
}) => {
  await site.visit(page, '/tutorials');
  const lessons = page.locator('main').getByRole('heading', { level: 3 });
  const all = await lessons.allTextContents();
  const name = all.at(-1) ?? '';
  await page.getByRole('searchbox', { name: 'Text' }).fill(name.replace(/[^\p{L}\p{N} ]/gu, ' '));
  await expect(lessons).toHaveText([name]);
  await expect(lessons.getByRole('link')).toHaveCount(1);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(lessons).toHaveText(all);
});
