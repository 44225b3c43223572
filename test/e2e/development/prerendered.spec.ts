import { BRAND_FILE, COMPONENT, OPEN_TIMEOUT, test } from '../support/devServer/devTest';
import { expect } from '../support/test';

test.describe.configure({ timeout: 3 * OPEN_TIMEOUT });

test.use({ args: ['--prerender'] });

test(
  'the development server responds with prerendered pages and reloads them after a change',
  { tag: '@all' },
  async ({ page, request, site, devServer, expectMessages }) => {
    // The browser logs this for the response with status 500.
    expectMessages(/status of 500/);
    const response = await request.get(site.url('/courses'), { timeout: OPEN_TIMEOUT });
    expect(await response.text()).toMatch(/<h1[^>]*>[^]*?<\/h1>/);
    expect(devServer.output()).toContain('prerendered');
    await site.visit(page, '/courses');
    const footer = page.getByRole('contentinfo');
    const restore = await devServer.edit(BRAND_FILE, 'tagline: ', 'tagline: Changed. ');
    await expect(footer).toContainText('Changed. ', { timeout: OPEN_TIMEOUT });
    await restore();
    await expect(footer).not.toContainText('Changed. ', { timeout: OPEN_TIMEOUT });

    const restoreSyntax = await devServer.edit(
      COMPONENT,
      'export function',
      'export function function',
    );
    const failure = page.getByRole('heading', { name: "This page can't be built" });
    await expect(failure).toBeVisible({ timeout: OPEN_TIMEOUT });
    await expect(page.getByText('SkipLink.tsx').first()).toBeVisible();
    await restoreSyntax();
    await expect(footer).toBeAttached({ timeout: OPEN_TIMEOUT });
  },
);
