import { BRAND_FILE, OPENS_WITHIN, test } from './support/devTest';
import { expect } from './support/test';

test.describe.configure({ timeout: 3 * OPENS_WITHIN });

test.use({ args: ['--prerender'] });

test(
  'answers with the prerendered page, and loads it again after a change',
  { tag: '@all' },
  async ({ page, request, site, devServer, expectMessages }) => {
    // Said by the browser of the answer with status 500.
    expectMessages(/status of 500/);
    const response = await request.get(site.url('/courses'), { timeout: OPENS_WITHIN });
    expect(await response.text()).toMatch(/<h1[^>]*>[^]*?<\/h1>/);
    expect(devServer.said()).toContain('prerendered');
    await site.visit(page, '/courses');
    const footer = page.getByRole('contentinfo');
    const putBack = await devServer.edit(BRAND_FILE, "tagline: '", "tagline: 'Changed. ");
    await expect(footer).toContainText('Changed. ', { timeout: OPENS_WITHIN });
    await putBack();
    await expect(footer).not.toContainText('Changed. ', { timeout: OPENS_WITHIN });

    const fix = await devServer.edit(BRAND_FILE, 'export const', 'export const const');
    const failure = page.getByRole('heading', { name: "This page can't be built" });
    await expect(failure).toBeVisible({ timeout: OPENS_WITHIN });
    await expect(page.getByText('brand.ts').first()).toBeVisible();
    await fix();
    await expect(footer).toBeAttached({ timeout: OPENS_WITHIN });
  },
);
