import type { Page } from '@playwright/test';
import { OWN_LINKS } from '../../../.generated/school/ownLinks';
import { ADDRESSES } from '../../../src/site/addresses';
import { EVERY_KIND } from '../support/content/kinds';
import { expect, test } from '../support/test';

/** Tests that fields and arrows look the same on all pages, so visitors only have to learn them once. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Describes the size and border of each single-line field on the page. */
function fieldStyles(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'main :is(select, input:is([type="search"], [type="text"], [type="date"], [type="time"], [type="number"], :not([type])))',
      ),
    ]
      // The inputs behind MUI's selects are hidden from everyone.
      .filter((field) => field.checkVisibility() && !field.closest('[aria-hidden="true"]'))
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

/** Describes the size and stroke of each arrow on the page, in both selects and disclosures. */
function arrowStyles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const describe = (style: CSSStyleDeclaration) =>
      `${style.width} x ${style.height}, ${style.borderRightWidth}`;
    return [
      ...[...document.querySelectorAll('main select ~ .MuiNativeSelect-icon')]
        .filter((icon) => icon.checkVisibility())
        .map((icon) => describe(getComputedStyle(icon))),
      ...[...document.querySelectorAll('main summary')]
        .filter((summary) => summary.checkVisibility())
        .map((summary) => describe(getComputedStyle(summary, '::after'))),
    ];
  });
}

test("all fields and all arrows look the same, and a field's focus ring is on its frame", async ({
  page,
  site,
}) => {
  test.slow();
  const fields = new Set<string>();
  const arrows = new Set<string>();
  // The school's own pages can have fields of other sizes, such as those of a data grid.
  const own: readonly string[] = OWN_LINKS.map(({ path }) => path);
  for (const address of EVERY_KIND.filter((kind) => !own.includes(kind))) {
    await site.visit(page, address);
    for (const style of await fieldStyles(page)) fields.add(style);
    for (const style of await arrowStyles(page)) arrows.add(style);
  }
  // A school with few courses shows the filters only if the URL has a query.
  await site.visit(page, `${ADDRESSES.courses}?sort=title`);
  for (const style of await fieldStyles(page)) fields.add(style);
  for (const style of await arrowStyles(page)) arrows.add(style);
  await expectRingOnFrame(page);
  expect([...fields]).toHaveLength(1);
  expect([...arrows]).toHaveLength(1);
});

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
