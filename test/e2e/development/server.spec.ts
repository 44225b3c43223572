import type { Page } from '@playwright/test';
import { brand } from '../../../.generated/school/brand';
import { lessonAddress } from '../../../src/site/addresses';
import { LESSON } from '../support/content/contents';
import {
  BRAND_FILE,
  REBUILD_TIMEOUT,
  expectBuildErrorShown,
  OPEN_TIMEOUT,
  test,
} from '../support/devServer/devTest';
import { COURSE_ADDRESSES, UNKNOWN_ADDRESS } from '../support/content/routes';
import { headerLink } from '../support/headerLink';
import { expect } from '../support/test';

const LESSON_ADDRESS = lessonAddress(LESSON.slug);
const LESSON_FILE = `src/school/lessons/${LESSON.subject}/${LESSON.slug}.md`;

/** Few third-party scripts support Trusted Types, so a brand that allows some turns them off. */
const ALLOWS_SCRIPTS = (brand.allowedOrigins ?? []).some((host) => host.for.includes('scripts'));

test.describe.configure({ mode: 'serial', timeout: 3 * OPEN_TIMEOUT });

// Skip the server's background checks, because type checks and lesson programs would keep two cores busy for
// a minute. `checks.spec.ts` tests them.
test.use({ args: ['--no-check'] });

/** @returns a function that resolves to true if the page hasn't been reloaded since this call */
async function sameDocument(page: Page): Promise<() => Promise<boolean>> {
  const document = await page.evaluateHandle(() => window.document);
  return () => document.evaluate((before) => before === window.document).catch(() => false);
}

// Every test also fails on console messages and policy violations.
test('responses have the production policy, and pages render in the browser', async ({
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
    const response = await request.get(site.url(address), { timeout: OPEN_TIMEOUT });
    expect(response.status(), address).toBe(status);
    const html = await response.text();
    const policy = /http-equiv="Content-Security-Policy" content="(.*?)"/.exec(html)?.[1] ?? '';
    expect(policy).toContain("default-src 'none'");
    if (!ALLOWS_SCRIPTS) expect(policy).toContain('require-trusted-types-for');
    expect(policy).not.toMatch(/unsafe-(?:inline|eval)|ws:/);
  }
  for (const file of ['favicon.ico', 'robots.txt', 'site.webmanifest', 'runner.html']) {
    const response = await request.get(site.url(`/${file}`), { timeout: OPEN_TIMEOUT });
    expect(response.status(), file).toBe(200);
  }
  expect(devServer.output()).toContain('rendered in the browser');
  await site.visit(page, '/');
  // Prerendered documents inline the base styles; here the page must load them.
  await expect(page.locator('body')).toHaveCSS('margin', '0px');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('margin-top', '0px');
  const isSameDocument = await sameDocument(page);
  await headerLink(page, '/courses').click();
  await expect(page).toHaveTitle(/^Courses/, { timeout: OPEN_TIMEOUT });
  expect(await isSameDocument()).toBe(true);
});

test('a changed component, text or brand line updates in place and keeps typed text', async ({
  page,
  site,
  devServer,
}) => {
  await site.visit(page, '/tutorials');
  const isSameDocument = await sameDocument(page);
  const filter = page.getByRole('main').getByRole('searchbox');
  await filter.fill('list', { timeout: OPEN_TIMEOUT });

  const restoreLink = await devServer.edit(
    'src/layout/SkipLink.tsx',
    '{texts.skipToContent}',
    '{texts.skipToContent} now',
  );
  const skipLink = (name: string) => page.getByRole('link', { name });
  await expect(skipLink('Skip to content now')).toBeAttached({ timeout: REBUILD_TIMEOUT });
  await restoreLink();
  await expect(skipLink('Skip to content now')).not.toBeAttached({ timeout: REBUILD_TIMEOUT });
  const restoreText = await devServer.edit('src/texts/en/shell.ts', 'Skip to', 'Jump to');
  await expect(skipLink('Jump to content')).toBeAttached({ timeout: REBUILD_TIMEOUT });
  await restoreText();
  await expect(skipLink('Skip to content')).toBeAttached({ timeout: REBUILD_TIMEOUT });
  await expect(filter).toHaveValue('list');

  const restoreBrand = await devServer.edit(BRAND_FILE, 'tagline: ', 'tagline: Changed. ');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Changed. ', { timeout: REBUILD_TIMEOUT });
  expect(await isSameDocument()).toBe(true);
  await restoreBrand();
  await expect(footer).not.toContainText('Changed. ', { timeout: REBUILD_TIMEOUT });
});

test('an open lesson updates in place', async ({ page, site, devServer }) => {
  await site.visit(page, LESSON_ADDRESS);
  const isSameDocument = await sameDocument(page);
  const restore = await devServer.edit(LESSON_FILE, '\n## ', '\n## Changed: ');
  const heading = page.getByRole('main').getByRole('heading', { name: /^Changed: / });
  // The page first loads the rest of its code, which is compiled on demand.
  await expect(heading).toBeAttached({ timeout: OPEN_TIMEOUT });
  await restore();
  await expect(heading).toHaveCount(0, { timeout: REBUILD_TIMEOUT });
  expect(await isSameDocument()).toBe(true);
});

test('a syntax error is shown with file and line until fixed', async ({
  page,
  site,
  devServer,
}) => {
  await site.visit(page, '/about');
  await expectBuildErrorShown(page, devServer, 'export const = 1;\nexport function SkipLink() {');
});

test('lesson problems are shown in a dismissible notice', async ({ page, site, devServer }) => {
  await site.visit(page, '/about');
  const notice = page.getByRole('status', { name: 'Lessons to look at' });
  const restore = await devServer.edit(LESSON_FILE, '\n## ', '\n[away](lesson:nowhere)\n\n## ');
  await expect(notice).toContainText(new RegExp(`${LESSON.slug}\\.md:\\d+`), {
    timeout: REBUILD_TIMEOUT,
  });
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toHaveCount(0);
  await restore();
});
