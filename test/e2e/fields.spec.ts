import type { Page } from '@playwright/test';
import { ADDRESSES } from '../../src/site/addresses';
import { EVERY_KIND } from './support/kinds';
import { expect, test } from './support/test';

/** Fields and arrows are the same on all pages: visitors learn them once. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** How the one-line fields of a page look. */
function looksOfFields(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'main :is(select, input:is([type="search"], [type="text"], [type="date"], [type="time"], [type="number"], :not([type])))',
      ),
    ]
      .filter((field) => field.checkVisibility())
      .map((field) => {
        const frame = field.closest('.MuiOutlinedInput-root');
        const line = frame?.querySelector('fieldset');
        if (!frame || !line) return `${field.localName} without a frame`;
        const { borderTopColor, borderTopWidth, borderRadius } = getComputedStyle(line);
        const height = Math.round(frame.getBoundingClientRect().height);
        return `${height} px, ${borderTopWidth} ${borderTopColor}, ${borderRadius}`;
      }),
  );
}

/** How the arrows of a page look, of the lists of fields and of disclosures. */
function looksOfArrows(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const look = (style: CSSStyleDeclaration) =>
      `${style.width} x ${style.height}, ${style.borderRightWidth}`;
    return [
      ...[...document.querySelectorAll('main select ~ .MuiNativeSelect-icon')]
        .filter((icon) => icon.checkVisibility())
        .map((icon) => look(getComputedStyle(icon))),
      ...[...document.querySelectorAll('main summary')]
        .filter((summary) => summary.checkVisibility())
        .map((summary) => look(getComputedStyle(summary, '::after'))),
    ];
  });
}

test('fields and arrows have one look, and the focus ring of a field is on its frame', async ({
  page,
  site,
}) => {
  test.slow();
  const fields = new Set<string>();
  const arrows = new Set<string>();
  for (const address of EVERY_KIND) {
    await site.visit(page, address);
    for (const look of await looksOfFields(page)) fields.add(look);
    for (const look of await looksOfArrows(page)) arrows.add(look);
  }
  // The list of courses has its fields when something was asked, however few the courses are.
  await site.visit(page, `${ADDRESSES.courses}?sort=title`);
  for (const look of await looksOfFields(page)) fields.add(look);
  for (const look of await looksOfArrows(page)) arrows.add(look);
  await expectRingOnFrame(page);
  expect([...fields]).toHaveLength(1);
  expect([...arrows]).toHaveLength(1);
});

/** Whatever within a field has the focus. */
async function expectRingOnFrame(page: Page): Promise<void> {
  for (const role of ['searchbox', 'combobox'] as const) {
    const field = page.getByRole('main').getByRole(role).first();
    await field.focus();
    const frame = page.locator('.MuiOutlinedInput-root:focus-within');
    await expect(frame).toHaveCSS('outline-style', 'solid');
    await expect(frame).toHaveCSS('outline-width', '3px');
    await expect(field).toHaveCSS('outline-style', 'none');
  }
}
