import { COURSE_INDEX } from '../../src/content/courseIndex';
import { LESSON } from './support/contents';
import { COURSE_ADDRESSES } from './support/routes';
import { expect, test } from './support/test';

/** Addresses that no route has, and the page that not-found should name for each; under a sub-path one of each depth. */
const ASKED = [
  ['/program', 'Programs', ['@sub']],
  ['/tutorial', 'Tutorials', []],
  ['/course', 'Courses', []],
  ['/abuot', 'About Us', []],
  [`/tutorial/${LESSON.slug}`, LESSON.title, []],
  [mistyped(COURSE_ADDRESSES.at(-1) ?? ''), COURSE_INDEX.at(-1)?.title ?? '', ['@sub']],
] as const;

test.describe('an address that no route has', () => {
  for (const [address, suggestion, tag] of ASKED) {
    test(
      `${address} is answered with status 404, what was asked for, and ${suggestion}`,
      { tag: [...tag] },
      async ({ page, site }) => {
        const response = await page.goto(site.url(address));
        expect(response?.status()).toBe(404);
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(main.getByText(address, { exact: true })).toBeVisible();
        await expect(main.getByRole('listitem').first()).toHaveText(suggestion);
        await expect(page).toHaveURL(site.url(address));
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      },
    );
  }

  for (const address of [
    '/nothing/here/at/all',
    '/ABOUT',
    '/about/us',
    '/tutorials/no-such-lesson',
    '/courses/no-such-course',
    '/%E2%82%AC',
    '/100%25',
    `/${'long'.repeat(200)}`,
  ]) {
    test(`${address.slice(0, 40)} shows not-found and leads home`, async ({ page, site }) => {
      const response = await page.goto(site.url(address));
      expect(response?.status()).toBe(404);
      await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
      await expect(page).toHaveURL(site.url('/'));
    });
  }

  test('shows not-found when the router gets there too, and then a page again', async ({
    page,
    site,
  }) => {
    await site.visit(page, '/about');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
    await expect(page.getByRole('main').getByText('/program', { exact: true })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(site.url('/about'));
    await expect(page.getByRole('main').getByText('/program', { exact: true })).toHaveCount(0);
  });
});

/** An address without its last letter but one. */
function mistyped(address: string): string {
  return address.slice(0, -2) + address.slice(-1);
}
