import { brand } from '../../../.generated/school/brand';
import { OWN_LINKS } from '../../../.generated/school/ownLinks';
import { FOOTER_COURSES } from '../../../src/site/footerLinks';
import { chunkUrl, recordRequests } from '../support/chunks';
import { expect, test } from '../support/test';

/**
 * Columns of the footer and the paths of their links, from the specification (section 2).
 * `src/school/test/contents.test.ts` checks which courses are listed.
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

/** Labels of the school's own pages, which it can add to a column. */
const OWN_LABELS = OWN_LINKS.map(({ label }) => label);

/** Labels of the links to networks. A brand without networks and email has no column for them. */
const NETWORKS = (brand.social ?? []).map(({ label }) => label);
const HAS_CONTACT = NETWORKS.length > 0 || brand.email !== undefined;

/** A later year than the one in which the pages were prerendered. */
const LATER = 2041;

test('the footer has its columns, its links work, and its year is the current one', async ({
  page,
  site,
}) => {
  await page.clock.setFixedTime(new Date(`${LATER}-06-15T12:00:00`));
  const requests = recordRequests(page);
  await site.visit(page, '/');
  const footer = page.getByRole('contentinfo');
  const connect = footer.getByRole('region', { name: 'Connect With Us' });

  for (const width of [390, 1280]) {
    await test.step(`complete at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 720 });
      await expect(footer.getByText(brand.name, { exact: true })).toBeVisible();
      await expect(footer.getByText(brand.tagline, { exact: true })).toBeVisible();
      for (const { title, links } of COLUMNS) {
        const column = footer.getByRole('navigation', { name: title });
        await expect(column.getByRole('heading', { name: title })).toBeVisible();
        const labels = await column.getByRole('link').allTextContents();
        expect(labels.filter((label) => !OWN_LABELS.includes(label))).toEqual(
          links.map(([label]) => label),
        );
        await expect(column.getByRole('link').filter({ visible: false })).toHaveCount(0);
      }
      await expect(connect).toHaveCount(HAS_CONTACT ? 1 : 0);
      for (const name of NETWORKS) {
        await expect(connect.getByRole('link', { name })).toBeVisible();
      }
      if (brand.email) {
        await expect(connect.getByRole('link', { name: brand.email })).toHaveAttribute(
          'href',
          `mailto:${brand.email}`,
        );
      }
    });
  }

  await test.step('columns are side by side on a wide screen', async () => {
    const columns = [
      footer.getByText(brand.name, { exact: true }),
      footer.getByRole('navigation', { name: 'Courses' }),
      footer.getByRole('navigation', { name: 'Company' }),
      ...(HAS_CONTACT ? [connect] : []),
    ];
    const lefts = await Promise.all(
      columns.map(async (column) => (await column.boundingBox())?.x ?? NaN),
    );
    expect(lefts).toEqual([...lefts].sort((a, b) => a - b));
    expect(new Set(lefts).size).toBe(columns.length);
  });

  await expect(footer).toContainText(`© ${LATER} ${brand.name}. All rights reserved`);

  await test.step('it loads no code after a route change', async () => {
    await page.getByRole('button', { name: /^Switch to/ }).click();
    await footer.getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL(site.url('/about'));
    await expect(page.locator('main h1')).toBeFocused();
    await expect(footer.getByRole('navigation', { name: 'Company' })).toBeVisible();
    expect(requests.filter((url) => chunkUrl('footer').test(url))).toEqual([]);
  });

  for (const { links } of COLUMNS) {
    for (const [label, address] of links.filter(([, target]) => target !== 'program')) {
      await test.step(`${label} leads to /${address}`, async () => {
        // Starts on the home page each time, because three footer links lead to the same page, and clicking
        // the second one while on that page would change nothing.
        await page.getByRole('banner').getByRole('link').first().click();
        await expect(page).toHaveURL(site.url('/'));
        await expect(page.locator('main h1')).toBeFocused();
        await footer.getByRole('link', { name: label, exact: true }).click();
        await expect(page).toHaveURL(site.url(`/${address}`));
        await expect(page.locator('main h1')).toBeFocused();
      });
    }
  }
});

test(
  'footer links are under the base path, and Careers leads to /program, where the not-found page suggests Programs',
  { tag: '@sub' },
  async ({ page, site }) => {
    await site.visit(page, '/');
    for (const { title, links } of COLUMNS) {
      const column = page.getByRole('contentinfo').getByRole('navigation', { name: title });
      for (const [label, address] of links) {
        await expect(column.getByRole('link', { name: label, exact: true })).toHaveAttribute(
          'href',
          site.basePath + address,
        );
      }
    }
    await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
    await expect(page).toHaveURL(site.url('/program'));
    await expect(page.getByRole('main')).toContainText('/program');
    await page.getByRole('main').getByRole('link', { name: 'Programs' }).first().click();
    await expect(page).toHaveURL(site.url('/programs'));
  },
);
