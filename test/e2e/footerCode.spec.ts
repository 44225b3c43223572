import { chunkUrl, LOST_CHUNK, loseChunk, recordRequests } from './support/chunks';
import { expect, test } from './support/test';

test('the footer of a prerendered page needs no code, and neither does the next page', async ({
  page,
  site,
}) => {
  const requests = recordRequests(page);
  await site.visit(page, '/');
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: /^Switch to/ }).click();
  await footer.getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL(site.url('/about'));
  await expect(page.locator('main h1')).toBeFocused();
  await expect(footer.getByRole('link', { name: 'Facebook' })).toBeVisible();
  expect(requests.filter((url) => chunkUrl('footer').test(url))).toEqual([]);
});

test.describe('a document of another page, which is rendered afresh', () => {
  test.beforeEach(async ({ page, site }) => {
    await page.route(site.url('/about'), async (route) =>
      route.fulfill({ response: await route.fetch({ url: site.url('/offline.html') }) }),
    );
  });

  test('has its footer', async ({ page, site }) => {
    await site.visit(page, '/about');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: 'Facebook' })).toBeVisible();
    await expect(footer).toContainText('All rights reserved');
    await footer.getByRole('link', { name: 'Web Development' }).click();
    await expect(page).toHaveURL(site.url('/courses/web-development'));
  });

  test('goes without the columns where their code is lost', async ({
    expectMessages,
    page,
    site,
  }) => {
    expectMessages(LOST_CHUNK);
    await loseChunk(page, 'footer');
    const lost = page.waitForEvent('requestfailed', (request) =>
      chunkUrl('footer').test(request.url()),
    );
    await site.visit(page, '/about');
    await lost;
    await expect(page.getByRole('contentinfo')).toContainText('All rights reserved');
    await expect(page.getByRole('contentinfo').getByRole('link')).toHaveCount(0);
    await expect(page.locator('main h1')).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Courses' })
      .click();
    await expect(page).toHaveURL(site.url('/courses'));
    await expect(page.locator('main h1')).toBeFocused();
  });
});
