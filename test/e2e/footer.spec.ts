import { FOOTER_COURSES } from '../../src/site/footerLinks';
import { brand } from '../../src/brand/brand';
import { expect, test } from './support/test';

/**
 * The specification's footer (section 2): columns, and where each of their links leads within the site. Which courses it
 * has to name is in `test/specification.test.ts`.
 */
const COLUMNS = [
  {
    title: 'Courses',
    links: FOOTER_COURSES.map(({ label, link }) => [label, link.slice(1)] as const),
  },
  {
    title: 'Company',
    links: [
      ['About Us', 'about'],
      ['Careers', 'program'],
      ['Blog', 'about'],
      ['Contact Us', 'about'],
    ],
  },
] as const;

test.describe('the footer', () => {
  for (const width of [390, 1280]) {
    test(`has its four columns, whole, at ${width} px`, { tag: '@sub' }, async ({ page, site }) => {
      await page.setViewportSize({ width, height: 720 });
      await site.visit(page, '/');
      const footer = page.getByRole('contentinfo');

      await expect(footer.getByText(brand.name, { exact: true })).toBeVisible();
      await expect(
        footer.getByText('Empowering students to become industry-ready developers'),
      ).toBeVisible();
      for (const { title, links } of COLUMNS) {
        const column = footer.getByRole('navigation', { name: title });
        await expect(column.getByRole('heading', { name: title })).toBeVisible();
        await expect(column.getByRole('link')).toHaveText(links.map(([label]) => label));
        for (const [label, address] of links) {
          const link = column.getByRole('link', { name: label, exact: true });
          await expect(link).toBeVisible();
          await expect(link).toHaveAttribute('href', site.basePath + address);
        }
      }
      const connect = footer.getByRole('region', { name: 'Connect With Us' });
      await expect(connect.getByRole('heading', { name: 'Connect With Us' })).toBeVisible();
      for (const name of ['Facebook', 'Twitter', 'LinkedIn', 'YouTube']) {
        await expect(connect.getByRole('link', { name })).toBeVisible();
      }
      await expect(connect.getByRole('link', { name: brand.email })).toHaveAttribute(
        'href',
        `mailto:${brand.email}`,
      );
    });
  }

  test('sets its columns side by side on a wide screen', async ({ page, site }) => {
    await site.visit(page, '/');
    const footer = page.getByRole('contentinfo');
    const columns = [
      footer.getByText(brand.name, { exact: true }),
      footer.getByRole('navigation', { name: 'Courses' }),
      footer.getByRole('navigation', { name: 'Company' }),
      footer.getByRole('region', { name: 'Connect With Us' }),
    ];
    const lefts = await Promise.all(
      columns.map(async (column) => (await column.boundingBox())?.x ?? NaN),
    );
    expect(lefts).toEqual([...lefts].sort((a, b) => a - b));
    expect(new Set(lefts).size).toBe(4);
  });

  for (const { links } of COLUMNS) {
    for (const [label, address] of links.filter(([, target]) => target !== 'program')) {
      test(`${label} leads to the page at /${address}`, async ({ page, site }) => {
        await site.visit(page, '/');
        await page.getByRole('contentinfo').getByRole('link', { name: label, exact: true }).click();
        await expect(page).toHaveURL(site.url(`/${address}`));
        await expect(page.locator('main h1')).toBeFocused();
      });
    }
  }

  test(
    'Careers leads to /program, which is no route, and not-found offers Programs',
    { tag: '@sub' },
    async ({ page, site }) => {
      await site.visit(page, '/');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
      await expect(page).toHaveURL(site.url('/program'));
      await expect(page.getByRole('main')).toContainText('/program');
      await page.getByRole('main').getByRole('link', { name: 'Programs' }).click();
      await expect(page).toHaveURL(site.url('/programs'));
    },
  );
});

for (const year of [2027, 2041]) {
  test(`the copyright line shows the visitor's year, ${year}`, async ({ page, site }) => {
    await page.clock.setFixedTime(new Date(`${year}-06-15T12:00:00`));
    await site.visit(page, '/');
    await expect(page.getByRole('contentinfo')).toContainText(
      `© ${year} ${brand.name}. All rights reserved`,
    );
  });
}
