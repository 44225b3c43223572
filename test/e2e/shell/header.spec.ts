import { NAVIGATION_FROM } from '../../../.generated/header';
import { NAVIGATION as SITE_NAVIGATION } from '../../../src/site/siteNavigation';
import { linksOf } from '../../../src/site/navigationModel';
import { ACCOUNT_CONTROLS, accountControl } from '../support/accountControl';
import { NAVIGATION, ONE_OF_EACH, SPECIFIED_LABEL } from '../support/content/routes';
import { stepTo } from '../support/stepTo';
import { expect, test } from '../support/test';

test('nothing in the header moves while the document arrives', async ({ page, site }) => {
  // Requests for scripts are never answered.
  await page.route('**/assets/*.js', () => undefined);
  const html = await (await page.request.get(site.url('/'))).text();
  const end = html.indexOf('</header>');
  const items = [...html.slice(0, end).matchAll(/<\/(?:a|button)>/g)];
  expect(items.length).toBeGreaterThan(1);
  const controls = page.getByRole('banner').locator('a:visible, button:visible');
  const places = new Map<string, Set<string>>();
  for (const cut of [...items.map(({ index }) => index), end + '</header>'.length, undefined]) {
    await page.route(site.url('/'), (route) =>
      route.fulfill({ contentType: 'text/html', body: html.slice(0, cut) }),
    );
    await page.goto(site.url('/'), { waitUntil: 'commit' });
    await page.waitForFunction(() => document.readyState !== 'loading');
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const control of await controls.all()) {
        const label = (await control.getAttribute('aria-label')) ?? (await control.textContent());
        const name = `${label} at ${width} px`;
        const place = JSON.stringify(await control.boundingBox());
        places.set(name, (places.get(name) ?? new Set()).add(place));
      }
    }
  }
  expect(places.size).toBeGreaterThan(1);
  const moved = [...places].filter(([, boxes]) => boxes.size > 1);
  expect(Object.fromEntries(moved.map(([name, boxes]) => [name, [...boxes]]))).toEqual({});
});

test('the header is sticky, has a shadow beyond 10 px of scrolling, and collapses where its links no longer fit', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 300 });
  await site.visit(page, '/courses');
  const header = page.getByRole('banner');

  await test.step('the skip link is the first tab stop and skips the header', async () => {
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => document.querySelector('header')?.contains(document.activeElement)),
    ).toBe(false);
  });

  await test.step('it has a shadow beyond 10 px of scrolling, and none up to 10 px', async () => {
    for (const [top, shadow] of [
      [0, false],
      [11, true],
      [10, false],
      [250, true],
      [0, false],
    ] as const) {
      await page.evaluate((y) => window.scrollTo(0, y), top);
      if (shadow) await expect(header, `at ${top} px`).not.toHaveCSS('box-shadow', 'none');
      else await expect(header, `at ${top} px`).toHaveCSS('box-shadow', 'none');
    }
  });

  await test.step('it stays at the top of the window', async () => {
    await page.evaluate(() => window.scrollTo(0, 250));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(250);
    await expect.poll(async () => (await header.boundingBox())?.y).toBe(0);
    await expect(header).toBeInViewport({ ratio: 1 });
  });

  const inBar = [
    page.getByRole('navigation', { name: 'Main' }),
    ...ACCOUNT_CONTROLS.map((control) => accountControl(header, control)),
  ];
  const menuButton = page.getByRole('button', { name: 'Open menu' });
  for (const [width, collapsed] of [
    [1280, false],
    [NAVIGATION_FROM, false],
    [NAVIGATION_FROM - 1, true],
    [390, true],
  ] as const) {
    await test.step(`the navigation at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 720 });
      await expect(menuButton).toBeVisible({ visible: collapsed });
      for (const part of inBar) await expect(part).toBeVisible({ visible: !collapsed });
    });
  }
});

/** All entries of the navigation, including those that a team added. */
const ENTRIES = linksOf(SITE_NAVIGATION).map(({ label, link }) => ({ label, address: link }));

test(
  'the navigation has the specified entries in order and marks the current one',
  { tag: '@sub' },
  async ({ page, request, site }) => {
    await site.visit(page, '/');
    const navigation = page.getByRole('navigation', { name: 'Main' });
    const links = navigation.getByRole('link', { name: SPECIFIED_LABEL });
    await expect(links).toHaveText(NAVIGATION.map(({ label }) => label));
    for (const [index, { address }] of NAVIGATION.entries()) {
      await expect(links.nth(index)).toHaveAttribute('href', site.basePath + address.slice(1));
    }

    const current = navigation.locator('[aria-current]:not([aria-current="false"])');
    for (const address of ONE_OF_EACH) {
      const entry = ENTRIES.find((item) => `${address}/`.startsWith(`${item.address}/`));
      const state = entry?.address === address ? 'page' : 'true';
      await test.step(`${address}: ${entry?.label ?? 'no entry'}`, async () => {
        const document = await (await request.get(site.url(address))).text();
        expect(currentEntries(document), 'in the document').toEqual(
          entry ? [{ label: entry.label, state }] : [],
        );
        if (page.url() !== site.url(address)) await stepTo(page, site.url(address));
        await expect(current).toHaveText(entry ? [entry.label] : []);
        if (entry) await expect(current).toHaveAttribute('aria-current', state);
      });
    }
  },
);

/** Parses a document and returns the entries of its main navigation that have `aria-current`. */
function currentEntries(document: string): { label: string; state: string }[] {
  const [navigation = ''] = /<nav aria-label="Main".*?<\/nav>/s.exec(document) ?? [];
  return [...navigation.matchAll(/<a ([^>]*)>([^<]*)<\/a>/g)].flatMap(
    ([, attributes = '', label = '']) => {
      const state = /aria-current="(\w+)"/.exec(attributes)?.[1] ?? 'false';
      return state === 'false' ? [] : [{ label, state }];
    },
  );
}
