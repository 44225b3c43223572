import { LETTERS } from '../../../src/pages/glossary/letters';
import { GLOSSARY_ADDRESS } from '../../../src/site/addresses';
import { hydrated } from '../support/hydrated';
import { expect, test } from '../support/test';

test.skip(LETTERS.length < 3, 'The school has terms with fewer than three initial letters.');

test('the filter limits terms and letters, and its state is in the URL', async ({ page, site }) => {
  await site.visit(page, GLOSSARY_ADDRESS);
  const words = page.getByRole('region', { name: 'Words' });
  const terms = words.getByRole('term');
  const all = await terms.allTextContents();
  // The entry with this name comes first, and others can mention it.
  const name = all.at(-1) ?? '';
  const letters = page.getByRole('navigation', { name: 'Letters' }).locator('a:not([inert])');
  const allLetters = await letters.count();
  const filter = page.getByRole('search', { name: 'Filter the glossary' });
  const field = filter.getByRole('searchbox');

  await field.fill(name);
  await expect(terms.first()).toHaveText(name);
  await expect(filter.getByRole('status')).toHaveText(/^\d+ of \d+ entries$/);
  expect(await terms.count()).toBeLessThan(all.length);
  expect(await letters.count()).toBeLessThan(allLetters);
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === name);

  await test.step('after a reload too', async () => {
    const shown = await terms.count();
    await page.reload();
    await hydrated(page);
    await expect(field).toHaveValue(name);
    await expect(terms).toHaveCount(shown);
  });

  await test.step('a text without matches shows a message, and Show all resets the filter', async () => {
    await field.fill('no such term');
    await expect(filter.getByRole('status')).toHaveText('Nothing matches');
    await expect(terms).toHaveCount(0);
    await filter.getByRole('button', { name: 'Show all' }).click();
    await expect(terms).toHaveText(all);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('');
  });
});

test('a link to a filtered-out term shows it', async ({ page, site }) => {
  await site.visit(page, `${GLOSSARY_ADDRESS}?q=no+such+term`);
  const terms = page.getByRole('region', { name: 'Words' }).getByRole('term');
  await expect(terms).toHaveCount(0);
  const id = await page.evaluate(() => document.querySelector('[id^="term-"]')?.id);

  await page.evaluate((hash) => (location.hash = hash ?? ''), id);

  await expect(page.locator(`#${id}`)).toBeInViewport();
  await expect(page.getByRole('searchbox', { name: 'Filter the glossary' })).toHaveValue('');
});

test('the filter and the letters stay in reach, and the letter being read is marked', async ({
  page,
  site,
}) => {
  await site.visit(page, GLOSSARY_ADDRESS);
  const letter = page.getByRole('navigation', { name: 'Letters' }).getByRole('link').nth(2);

  await letter.click();
  const heading = page.getByRole('heading', {
    level: 3,
    name: await letter.innerText(),
    exact: true,
  });
  await expect(heading).toBeInViewport();
  await expect(page.getByRole('searchbox', { name: 'Filter the glossary' })).toBeInViewport();
  await expect(letter).toHaveAttribute('aria-current', 'true');

  await test.step('typing far down the list shows the first match', async () => {
    const terms = page.getByRole('term');
    const [first = ''] = (await terms.first().textContent()) ?? '';
    await terms.last().evaluate((term) => term.scrollIntoView());
    await page.getByRole('searchbox', { name: 'Filter the glossary' }).fill(first);
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === first);
    await expect(terms.first()).toBeInViewport();
  });

  await test.step('a text that hides the letter of the address stays', async () => {
    const field = page.getByRole('searchbox', { name: 'Filter the glossary' });
    await field.fill('no such term');
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === 'no such term');
    await expect(page.getByRole('term')).toHaveCount(0);
    await expect(field).toHaveValue('no such term');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all terms are shown, and the filter is hidden', async ({ page, site }) => {
    await page.goto(site.url(GLOSSARY_ADDRESS));
    await expect(
      page.getByRole('region', { name: 'Words' }).getByRole('term').first(),
    ).toBeVisible();
    await expect(page.getByRole('searchbox', { name: 'Filter the glossary' })).toBeHidden();
  });
});
