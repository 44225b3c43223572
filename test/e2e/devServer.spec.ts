import { startDevServer, type DevServer } from './support/devServer';
import { hydrated } from './support/hydrated';
import { COURSE_ADDRESSES, LESSON_ADDRESSES, UNKNOWN_ADDRESS } from './support/routes';
import { expect, test as base } from './support/test';

/** A first build on a busy machine, ms. */
const STARTS_WITHIN = 120_000;
/** A build after a change, likewise: 15 s were not enough beside another worker's browser. Nothing here speaks of speed. */
const CHANGES_WITHIN = 40_000;

const test = base.extend<object, { devServer: DevServer }>({
  devServer: [
    // eslint-disable-next-line no-empty-pattern -- Playwright wants the pattern, to know what a fixture needs.
    async ({}, use) => {
      const server = await startDevServer('The tagline at first');
      await fetch(server.url);
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: STARTS_WITHIN },
  ],

  site: async ({ devServer }, use) => {
    const url = (address: string) => devServer.url + address.slice(1);
    await use({
      basePath: '/',
      url,
      visit: async (page, address) => {
        await page.goto(url(address));
        await hydrated(page);
      },
    });
  },
});

test.describe.configure({ mode: 'serial' });

// What else must not happen (messages, violations of the policy, failed hydration), every test sees to by itself.
for (const [address, status] of [
  ['/', 200],
  ['/courses', 200],
  [COURSE_ADDRESSES[0] ?? '', 200],
  [LESSON_ADDRESSES[0] ?? '', 200],
  [UNKNOWN_ADDRESS, 404],
] as const) {
  test(`the development server answers ${address} with the prerendered page, which comes alive`, async ({
    page,
    request,
    site,
  }) => {
    const response = await request.get(site.url(address));
    expect(response.status()).toBe(status);
    const html = await response.text();
    const heading = /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]?.replace(/<[^>]+>/g, '') ?? '';
    expect(heading).not.toBe('');
    const policy = /http-equiv="Content-Security-Policy" content="(.*?)"/.exec(html)?.[1] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe-(?:inline|eval)|ws:/);
    await site.visit(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // What waits for the window is hydrated, too.
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('contentinfo')).toBeInViewport();
  });
}

test('a click on the development server changes the page without a new document', async ({
  page,
  site,
}) => {
  await site.visit(page, '/');
  const marker = await page.evaluateHandle(() => document);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Courses' })
    .click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveURL(site.url('/courses'));
  expect(await marker.evaluate((before) => before === document)).toBe(true);
});

test('a change shows in an open page, a mistake in its place until it is mended', async ({
  devServer,
  expectMessages,
  page,
  site,
}) => {
  test.setTimeout(4 * CHANGES_WITHIN);
  // Told by webpack's client before it loads the page anew, and by the browser of the answer with status 500.
  expectMessages(/webpack-dev-server|status of 500/);
  const footer = page.getByRole('contentinfo');
  await site.visit(page, '/');
  await expect(footer).toContainText('The tagline at first');
  await devServer.writeBrand('Another tagline');
  await expect(footer).toContainText('Another tagline', { timeout: CHANGES_WITHIN });
  await hydrated(page);

  await devServer.breakBrand();
  const failure = page.getByRole('heading', { name: 'This page cannot be built' });
  await expect(failure).toBeVisible({ timeout: CHANGES_WITHIN });
  await expect(page.getByText('brand.ts').first()).toBeVisible();
  await devServer.writeBrand('A third tagline');
  await expect(footer).toContainText('A third tagline', { timeout: CHANGES_WITHIN });
  await hydrated(page);
});
