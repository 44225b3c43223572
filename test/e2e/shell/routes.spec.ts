import { holdChunk } from '../support/chunks';
import { headerLink } from '../support/headerLink';
import { hydrated } from '../support/hydrated';
import { NAVIGATION } from '../support/content/routes';
import { SITES } from '../support/sites/sites';
import { expect, test } from '../support/test';

test.describe('routes', { tag: '@sub' }, () => {
  test('client-side navigation updates the page, title, and canonical URL', async ({
    page,
    request,
    site,
    siteName,
  }) => {
    const { siteUrl } = SITES[siteName];
    await site.visit(page, '/');
    await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
    for (const { label, address } of NAVIGATION) {
      await test.step(label, async () => {
        await page
          .getByRole('navigation', { name: 'Main' })
          .getByRole('link', { name: label })
          .click();
        await expect(page).toHaveURL(site.url(address));
        const html = await (await request.get(site.url(address))).text();
        await expect(page).toHaveTitle(titleOf(html));
        await expect(page.locator('main h1')).toBeFocused();
        const canonical = await page
          .locator('link[rel="canonical"]')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
        expect(canonical).toEqual(siteUrl ? [`${siteUrl}${site.basePath}${address.slice(1)}`] : []);
      });
    }
    await test.step('the logo', async () => {
      await page.getByRole('banner').getByRole('link').first().click();
      await expect(page).toHaveURL(site.url('/'));
      await expect(page.locator('main h1')).toBeFocused();
    });
    await expect(page.locator('html')).toHaveAttribute('data-same-document');
  });

  test('alternative URLs of a page show it and are replaced by its canonical one', async ({
    page,
    site,
  }) => {
    for (const spelling of ['/about/', '/about.html', '/about/index.html']) {
      await test.step(spelling, async () => {
        await site.visit(page, `${spelling}?from=mail#main`);
        await expect(page).toHaveURL(site.url('/about?from=mail#main'));
        await expect(headerLink(page, '/about')).toHaveAttribute('aria-current', 'page');
      });
    }
    await test.step('the base path without its trailing slash', async () => {
      await page.goto(site.url('/').replace(/\/$/, ''));
      await hydrated(page);
      await expect(page).toHaveURL(site.url('/'));
      await expect(page.locator('main h1')).toHaveCount(1);
      await expect(page.getByText("This page doesn't exist")).toHaveCount(0);
    });
  });

  test('Back works before the page is hydrated', async ({ page, request, site }) => {
    await site.visit(page, '/about');
    await headerLink(page, '/courses').click();
    await expect(page).toHaveURL(site.url('/courses'));
    const release = await holdChunk(page, 'page-courses');
    await page.reload({ waitUntil: 'commit' });
    await page.waitForFunction(() => window.isBooted);

    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(site.url('/about'));
    release();

    const about = await (await request.get(site.url('/about'))).text();
    await expect(page).toHaveTitle(titleOf(about));
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(headerLink(page, '/about')).toHaveAttribute('aria-current', 'page');
  });

  test('a host that serves the home document for every URL still shows the requested page', async ({
    page,
    request,
    site,
  }) => {
    const home = await (await request.get(site.url('/'))).text();
    await page.route(site.url('/courses'), (route) =>
      route.fulfill({ contentType: 'text/html', body: home }),
    );

    await site.visit(page, '/courses');

    const courses = await (await request.get(site.url('/courses'))).text();
    await expect(page).toHaveTitle(titleOf(courses));
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });
});

function titleOf(html: string): string {
  return /<title>(.*?)<\/title>/.exec(html)?.[1] ?? 'no title';
}
