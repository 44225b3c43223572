import { COURSE_INDEX } from '../../../src/content/outlines/courseIndex';
import { head } from '../../../src/pages/offline/head';
import { LESSON } from '../support/content/contents';
import { hydrated } from '../support/hydrated';
import { COURSE_ADDRESSES } from '../support/content/routes';
import { stepTo } from '../support/stepTo';
import { expect, test } from '../support/test';

/** Mistyped addresses, and the expected text of the first suggestion for each. */
const SUGGESTED = [
  ['/program', 'This page may help: Programs'],
  [`/tutorial/${LESSON.slug}`, `Did you mean this page? ${LESSON.title}`],
  [
    mistyped(COURSE_ADDRESSES.at(-1) ?? ''),
    `Did you mean this page? ${COURSE_INDEX.at(-1)?.title ?? ''}`,
  ],
] as const;

/** Unknown addresses to open both directly and through client-side navigation. */
const UNKNOWN = [
  '/nothing/here/at/all',
  '/ABOUT',
  '/about/us',
  '/tutorials/no-such-lesson',
  '/courses/no-such-course',
];

const ODD = ['/%E2%82%AC', '/100%25', `/${'long'.repeat(200)}`];

test(
  'an unknown address gets status 404, shows the requested path, and suggests a page',
  { tag: '@sub' },
  async ({ page, site }) => {
    for (const [address, suggestion] of SUGGESTED) {
      await test.step(address, async () => {
        const response = await page.goto(site.url(address));
        expect(response?.status()).toBe(404);
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(main.getByText(address, { exact: true })).toBeVisible();
        await expect(main.getByRole('link', { name: suggestion, exact: true })).toBeVisible();
        await expect(page).toHaveURL(site.url(address));
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      });
    }
  },
);

test('any unknown address shows the not-found page with a link home, from the host and the router', async ({
  page,
  request,
  site,
}) => {
  const home = page.getByRole('main').getByRole('link', { name: 'Home' });
  for (const address of ODD) {
    await test.step(address.slice(0, 40), async () => {
      const response = await page.goto(site.url(address));
      expect(response?.status()).toBe(404);
      await hydrated(page);
      await home.click();
      await expect(page).toHaveURL(site.url('/'));
    });
  }

  const document = await (await request.get(site.url('/404.html'))).text();
  for (const address of UNKNOWN) {
    await test.step(address, async () => {
      const response = await request.get(site.url(address));
      expect(response.status()).toBe(404);
      expect(await response.text()).toBe(document);
      await stepTo(page, site.url(address));
      await expect(page.getByRole('main').getByText(address, { exact: true })).toBeVisible();
      await home.click();
      await expect(page).toHaveURL(site.url('/'));
    });
  }

  await test.step('a link to it, then Back', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
    const requestedPath = page.getByRole('main').getByText('/program', { exact: true });
    await expect(requestedPath).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(site.url('/'));
    await expect(requestedPath).toHaveCount(0);
  });
});

/** Removes the second-to-last letter of an address. */
function mistyped(address: string): string {
  return address.slice(0, -2) + address.slice(-1);
}

test('the offline page opened by its own URL stays unhydrated, without controls', async ({
  page,
  site,
}) => {
  await page.goto(site.url('/offline.html'));
  await expect(page.locator('html')).not.toHaveClass(/\bjs\b/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(head.title);
  await expect(page.getByRole('button', { name: /Switch to/ })).toHaveCount(0);
});
