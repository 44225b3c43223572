import { brand } from '../../src/brand/brand';
import { hydrated } from './support/hydrated';
import { NAVIGATION, ONE_OF_EACH } from './support/routes';
import { SITES } from './support/sites';
import { expect, test } from './support/test';

test.describe('routes', { tag: '@sub' }, () => {
  for (const { label, address } of NAVIGATION) {
    test(`${label} leads to ${address} without loading a document, and takes over its title`, async ({
      page,
      request,
      site,
    }) => {
      const html = await (await request.get(site.url(address))).text();
      await site.visit(page, '/');
      await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));

      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: label })
        .click();

      await expect(page).toHaveURL(site.url(address));
      await expect(page).toHaveTitle(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? 'no title');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-same-document');
    });
  }

  test('the canonical address follows the router', async ({ page, site, siteName }) => {
    await site.visit(page, '/about');
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Courses' })
      .click();
    await expect(page.locator('main h1')).toBeFocused();
    const canonical = await page
      .locator('link[rel="canonical"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const { siteUrl } = SITES[siteName];
    expect(canonical).toEqual(siteUrl ? [`${siteUrl}${site.basePath}courses`] : []);
  });

  test('the logo leads home from every kind of page', async ({ page, site }) => {
    await site.visit(page, '/about');
    await page.getByRole('banner').getByRole('link', { name: brand.name }).click();
    await expect(page).toHaveURL(site.url('/'));
  });

  test('the base path without its last slash shows home', async ({ page, site }) => {
    await page.goto(site.url('/').replace(/\/$/, ''));
    await hydrated(page);
    await expect(page).toHaveURL(site.url('/'));
    await expect(page.locator('main h1')).toHaveCount(1);
    await expect(page.getByText('There is no page at this address')).toHaveCount(0);
  });

  for (const spelling of ['/about/', '/about.html', '/about/index.html']) {
    test(`${spelling} shows the page of /about, and the address bar its one spelling`, async ({
      page,
      site,
    }) => {
      await site.visit(page, `${spelling}?from=mail#main`);
      await expect(page).toHaveURL(site.url('/about?from=mail#main'));
      await expect(
        page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' }),
      ).toHaveAttribute('aria-current', 'page');
    });
  }

  test('a host that answers an address with the document of home still shows the page asked for', async ({
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
    await expect(page).toHaveTitle(/<title>(.*?)<\/title>/.exec(courses)?.[1] ?? 'no title');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });
});

for (const address of ONE_OF_EACH) {
  test(`${address} scrolls in no direction but down on the narrowest screen`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await site.visit(page, address);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(320);
  });
}
