import type { Page } from '@playwright/test';
import { EVERY_KIND } from './support/kinds';
import { expect, test } from './support/test';

/** The system's own colors in place of the site's: grounds go, and what they said has to be said by a frame or a line. */

test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

/** Primary buttons that are on the page without a frame. */
function frameless(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.MuiButton-contained')]
      .filter((button) => button.checkVisibility())
      .filter((button) => {
        const { borderTopWidth, borderTopStyle } = getComputedStyle(button);
        return borderTopStyle === 'none' || parseFloat(borderTopWidth) < 1;
      })
      .map((button) => button.textContent),
  );
}

/** What is chosen, of several, and looks as the others do. */
function unmarked(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const STATE =
      '[aria-selected="true"], [aria-pressed="true"], [aria-current]:not([aria-current="false"])';
    const TELLING = ['border', 'outline', 'background-color', 'color', 'text-decoration-line'];
    return [...document.querySelectorAll(STATE)]
      .filter((one) => one.checkVisibility())
      .filter((one) => {
        const own = getComputedStyle(one);
        const before = getComputedStyle(one, '::after');
        const framed = own.outlineStyle !== 'none' && parseFloat(own.outlineWidth) > 0;
        const name = one.getAttribute('role') ?? one.localName;
        const others = [
          ...(one.closest('ul, ol, [role="group"], [role="tablist"]')?.querySelectorAll(name) ??
            []),
        ];
        const differs = others.some(
          (other) =>
            !other.matches(STATE) &&
            TELLING.some(
              (property) =>
                getComputedStyle(other).getPropertyValue(property) !==
                own.getPropertyValue(property),
            ),
        );
        return !framed && !differs && before.content === 'none';
      })
      .map((one) => `${one.localName} "${one.textContent.trim().slice(0, 30)}"`);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in forced colors, ${colorScheme}`, () => {
    test.use({ colorScheme });

    for (const address of EVERY_KIND) {
      test(`${address} keeps the frames of buttons and shows what is chosen`, async ({
        page,
        site,
      }) => {
        await site.visit(page, address);
        expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
        expect(await frameless(page)).toEqual([]);
        expect(await unmarked(page)).toEqual([]);
      });
    }
  });
}
