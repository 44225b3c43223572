import { ADDRESSES } from '../../../src/site/addresses';
import { COURSE_ADDRESSES } from '../support/content/routes';
import { expect, test } from '../support/test';

/** Pages with course covers, and how many covers each one shows. */
const COVERED = [
  [ADDRESSES.home, COURSE_ADDRESSES.length],
  [ADDRESSES.courses, COURSE_ADDRESSES.length],
  ...COURSE_ADDRESSES.map((address) => [address, 1] as const),
] as const;

const STAGES = ['It fails', 'You fix it', 'It passes'];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('covers are hidden from assistive technology, and home shows an exercise failing, fixed, and passing', async ({
    page,
    site,
  }) => {
    for (const [address, count] of COVERED) {
      await test.step(`covers of ${address}`, async () => {
        await page.goto(site.url(address));
        const covers = page.locator('main svg[viewBox="0 0 320 200"]');
        await expect(covers).toHaveCount(count);
        await expect(covers.filter({ visible: false })).toHaveCount(0);
        expect(
          await covers.evaluateAll((elements) =>
            elements.map((cover) => cover.getAttribute('aria-hidden')),
          ),
        ).toEqual(Array(count).fill('true'));
      });
    }

    await page.goto(site.url(ADDRESSES.home));
    for (const width of [390, 768, 1440]) {
      await test.step(`the exercise at ${width} px: its code once, its stages in order`, async () => {
        await page.setViewportSize({ width, height: 900 });
        const section = page.locator('section', {
          has: page.getByRole('heading', { name: STAGES[0], exact: true }),
        });
        await section.scrollIntoViewIfNeeded();
        const code = section.locator('pre');
        await expect(code).toBeVisible();
        // The sample code must fit the width of its box.
        expect(await code.evaluate((pre) => pre.scrollWidth > pre.clientWidth)).toBe(false);
        const tops = await section
          .getByRole('heading', { level: 3 })
          .evaluateAll((all) =>
            all.map((heading) => [heading.textContent, heading.getBoundingClientRect().top]),
          );
        expect(tops.map(([name]) => name)).toEqual(STAGES);
        expect(tops).toEqual(tops.toSorted(([, a], [, b]) => Number(a) - Number(b)));
      });
    }
  });
});
