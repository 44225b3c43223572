import { light, dark } from '../../src/theme/tokens';
import { faintGraphics } from './support/measure/graphics';
import { smallTargets } from './support/measure/targets';
import { collidingTexts, longLines, overflow, smallTexts } from './support/measure/texts';
import { EVERY_KIND } from './support/kinds';
import { expect, test } from './support/test';

/** What hands and eyes need of every kind of page, in both modes: size, contrast, room. */

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };

/** Width of A4 within its margins, px. */
const PAPER = { width: 718, height: 1020 };

/** Side of a target, px (WCAG 2.2, 2.5.5). */
const MIN_TARGET = 44;

/** Of graphics that say something (WCAG 2.2, 1.4.11). */
const MIN_CONTRAST = 3;

/** Characters of a line. */
const MAX_LINE = 75;

// Nothing is measured in the middle of a transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [colorScheme, colors] of [
  ['light', light],
  ['dark', dark],
] as const) {
  test.describe(`in ${colorScheme} mode`, () => {
    test.use({ colorScheme });

    for (const address of EVERY_KIND) {
      test(`${address} has graphics that can be made out`, async ({ page, site }) => {
        await site.visit(page, address);
        expect(await faintGraphics(page, MIN_CONTRAST, colors.line)).toEqual([]);
      });
    }
  });
}

for (const address of EVERY_KIND) {
  test(`${address} has targets for fingers`, async ({ page, site }) => {
    await page.setViewportSize(PHONE);
    await site.visit(page, address);
    expect(await smallTargets(page, MIN_TARGET)).toEqual([]);
  });

  test(`${address} has no text too small to read, and no line too long`, async ({ page, site }) => {
    await page.setViewportSize(PHONE);
    await site.visit(page, address);
    expect(await smallTexts(page)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await smallTexts(page)).toEqual([]);
    expect(await longLines(page, MAX_LINE)).toEqual([]);
  });

  test(`${address} has room for text of twice the size, and on 320 px`, async ({ page, site }) => {
    await page.setViewportSize({ ...PHONE, width: 320 });
    await site.visit(page, address);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await collidingTexts(page)).toEqual([]);
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      expect(await overflow(page), `at ${size.width} px`).toBeLessThanOrEqual(0);
      expect(await collidingTexts(page), `at ${size.width} px`).toEqual([]);
    }
  });

  test(`${address} has room for text of twice the size where its typefaces do not come`, async ({
    page,
    site,
    expectMessages,
  }) => {
    expectMessages(/ERR_FAILED/);
    await page.route('**/*.woff2', (route) => route.abort());
    await page.setViewportSize(PHONE);
    await site.visit(page, address);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });

  test(`${address} goes on paper whole`, async ({ page, site }) => {
    await site.visit(page, address);
    await page.setViewportSize(PAPER);
    await page.emulateMedia({ media: 'print' });
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await collidingTexts(page)).toEqual([]);
  });
}
