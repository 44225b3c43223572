import type { Page } from '@playwright/test';
import { BRAND_FILE, CHANGES_WITHIN, expectShown, OPENS_WITHIN, test } from './support/devTest';
import { COURSE_ADDRESSES, UNKNOWN_ADDRESS } from './support/routes';
import { expect } from './support/test';

const LESSON = {
  address: '/tutorials/html-is-a-tree',
  file: 'src/content/tutorials/web-development/html-is-a-tree.md',
};

test.describe.configure({ mode: 'serial', timeout: 3 * OPENS_WITHIN });

// Types and the lessons' programs take two cores for a minute; devChecks.spec.ts has them.
test.use({ args: ['--no-check'] });

/** @returns whether the page is still the document that it is now */
async function sameDocument(page: Page): Promise<() => Promise<boolean>> {
  const document = await page.evaluateHandle(() => window.document);
  return () => document.evaluate((before) => before === window.document).catch(() => false);
}

// What else must not happen (messages, violations of the policy), every test sees to by itself.
test('answers addresses with the policy of production, and renders the page in the browser', async ({
  page,
  request,
  site,
  devServer,
}) => {
  for (const [address, status] of [
    ['/', 200],
    [COURSE_ADDRESSES[0] ?? '', 200],
    [UNKNOWN_ADDRESS, 404],
    ['/tutorials/no-such-lesson', 404],
  ] as const) {
    const response = await request.get(site.url(address), { timeout: OPENS_WITHIN });
    expect(response.status(), address).toBe(status);
    const html = await response.text();
    const policy = /http-equiv="Content-Security-Policy" content="(.*?)"/.exec(html)?.[1] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('require-trusted-types-for');
    expect(policy).not.toMatch(/unsafe-(?:inline|eval)|ws:/);
  }
  for (const file of ['favicon.ico', 'robots.txt', 'site.webmanifest', 'runner.html']) {
    const response = await request.get(site.url(`/${file}`), { timeout: OPENS_WITHIN });
    expect(response.status(), file).toBe(200);
  }
  expect(devServer.said()).toContain('rendered in the browser');
  await site.visit(page, '/');
  // The defaults of elements are in prerendered documents; here the page has to bring them.
  await expect(page.locator('body')).toHaveCSS('margin', '0px');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('margin-top', '0px');
  const stays = await sameDocument(page);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Courses' })
    .click();
  await expect(page).toHaveTitle(/^Courses/, { timeout: OPENS_WITHIN });
  expect(await stays()).toBe(true);
});

test('updates a component and a line of the brand in place, and keeps what was typed', async ({
  page,
  site,
  devServer,
}) => {
  await site.visit(page, '/tutorials');
  const stays = await sameDocument(page);
  const filter = page.getByRole('main').getByRole('searchbox');
  await filter.fill('list', { timeout: OPENS_WITHIN });

  const putBack = await devServer.edit('src/layout/SkipLink.tsx', 'Skip to', 'Jump to');
  const skipLink = (name: string) => page.getByRole('link', { name });
  await expect(skipLink('Jump to content')).toBeAttached({ timeout: CHANGES_WITHIN });
  await putBack();
  await expect(skipLink('Skip to content')).toBeAttached({ timeout: CHANGES_WITHIN });
  await expect(filter).toHaveValue('list');

  const putBrandBack = await devServer.edit(BRAND_FILE, "tagline: '", "tagline: 'Changed. ");
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Changed. ', { timeout: CHANGES_WITHIN });
  expect(await stays()).toBe(true);
  await putBrandBack();
  await expect(footer).not.toContainText('Changed. ', { timeout: CHANGES_WITHIN });
});

test('updates an open lesson in place', async ({ page, site, devServer }) => {
  await site.visit(page, LESSON.address);
  const stays = await sameDocument(page);
  const putBack = await devServer.edit(LESSON.file, '\n## ', '\n## Changed: ');
  const heading = page.getByRole('main').getByRole('heading', { name: /^Changed: / });
  await expect(heading).toBeAttached({ timeout: CHANGES_WITHIN });
  await putBack();
  await expect(heading).toHaveCount(0, { timeout: CHANGES_WITHIN });
  expect(await stays()).toBe(true);
});

test('shows a syntax error with file and line until it is fixed', async ({
  page,
  site,
  devServer,
}) => {
  await site.visit(page, '/about');
  await expectShown(page, devServer, 'export const = 1;\nexport function SkipLink() {');
});

test('shows what is wrong with a lesson, and lets the developer close it', async ({
  page,
  site,
  devServer,
}) => {
  await site.visit(page, '/about');
  const notice = page.getByRole('status', { name: 'Lessons to look at' });
  const putBack = await devServer.edit(LESSON.file, '\n## ', '\n[away](lesson:nowhere)\n\n## ');
  await expect(notice).toContainText(/html-is-a-tree\.md:\d+/, { timeout: CHANGES_WITHIN });
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toHaveCount(0);
  await putBack();
});
