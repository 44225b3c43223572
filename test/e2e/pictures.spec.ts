import { ADDRESSES } from '../../src/site/addresses';
import { COURSE_ADDRESSES } from './support/routes';
import { expect, test } from './support/test';

/** Pages with covers, and how many there are on each. */
const COVERED = [
  [ADDRESSES.home, COURSE_ADDRESSES.length],
  [ADDRESSES.courses, COURSE_ADDRESSES.length],
  ...COURSE_ADDRESSES.map((address) => [address, 1] as const),
] as const;

const MOMENTS = ['It fails', 'You fix it', 'It passes'];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('covers are shown to the eye alone, and home shows an exercise failing, fixed and passing', async ({
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
          await covers.evaluateAll((all) => all.map((one) => one.getAttribute('aria-hidden'))),
        ).toEqual(Array(count).fill('true'));
      });
    }

    await page.goto(site.url(ADDRESSES.home));
    for (const [width, way] of [
      [390, 'one below the other'],
      [1440, 'side by side'],
    ] as const) {
      await test.step(`the exercise at ${width} px: ${way}`, async () => {
        await page.setViewportSize({ width, height: 900 });
        const boxes = [];
        for (const name of MOMENTS) {
          const frame = page.getByRole('listitem').filter({
            has: page.getByRole('heading', { name, exact: true }),
          });
          await frame.scrollIntoViewIfNeeded();
          // Below one another, the last has its code from the one above it.
          const isRepeated = width < 900 && name === MOMENTS.at(-1);
          await expect(frame.locator('pre')).toBeVisible({ visible: !isRepeated });
          // Within the document: the window has moved between them.
          const box = await frame.evaluate((element) => {
            const { left, top } = element.getBoundingClientRect();
            return { x: left + window.scrollX, y: top + window.scrollY };
          });
          boxes.push(box);
          // What does not fit must not be cut off.
          const isCut = await frame
            .locator('pre')
            .evaluate((pre) => pre.scrollWidth > pre.clientWidth);
          expect(isCut).toBe(false);
        }
        const [first, second, third] = boxes;
        const along = width < 900 ? 'y' : 'x';
        const across = width < 900 ? 'x' : 'y';
        expect(first?.[along]).toBeLessThan(second?.[along] ?? 0);
        expect(second?.[along]).toBeLessThan(third?.[along] ?? 0);
        if (along === 'x') {
          expect(new Set(boxes.map((box) => Math.round(box[across]))).size).toBe(1);
        }
      });
    }
  });
});
