import { FOOTER_COURSES } from '../../../src/site/footerLinks';
import { chunkUrl, LOST_CHUNK, loseChunk } from '../support/chunks';
import { headerLink } from '../support/headerLink';
import { expect, test } from '../support/test';

test.describe('a document of the wrong page, which the browser re-renders', () => {
  test.beforeEach(async ({ page, site }) => {
    await page.route(site.url('/about'), async (route) =>
      route.fulfill({ response: await route.fetch({ url: site.url('/offline.html') }) }),
    );
  });

  test('has its footer', async ({ page, site }) => {
    await site.visit(page, '/about');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('navigation', { name: 'Company' })).toBeVisible();
    await expect(footer).toContainText('All rights reserved');
    const [course] = FOOTER_COURSES;
    await footer.getByRole('link', { name: course?.label ?? '', exact: true }).click();
    await expect(page).toHaveURL(site.url(course?.link ?? ''));
  });

  test("omits the columns if their code can't be loaded", async ({
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
    await headerLink(page, '/courses').click();
    await expect(page).toHaveURL(site.url('/courses'));
    await expect(page.locator('main h1')).toBeFocused();
  });
});
