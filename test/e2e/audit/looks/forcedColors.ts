import type { Page } from '@playwright/test';

/**
 * Finds primary buttons without a border. In forced-colors mode, system colors replace their background, so
 * they'd look like plain text.
 *
 * @param page - a page in forced-colors mode
 * @returns one line per primary button without a border
 */
export function framelessButtons(page: Page): Promise<string[]> {
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

/**
 * @param page - a page in forced-colors mode
 * @returns one line per selected item that looks the same as the unselected ones
 */
export function unmarkedChoices(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const STATE =
      '[aria-selected="true"], [aria-pressed="true"], [aria-current]:not([aria-current="false"])';
    const VISIBLE_PROPERTIES = [
      'border',
      'outline',
      'background-color',
      'color',
      'text-decoration-line',
    ];
    return [...document.querySelectorAll(STATE)]
      .filter((item) => item.checkVisibility())
      .filter((item) => {
        const style = getComputedStyle(item);
        const after = getComputedStyle(item, '::after');
        const isOutlined = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0;
        const name = item.getAttribute('role') ?? item.localName;
        const others = [
          ...(item.closest('ul, ol, [role="group"], [role="tablist"]')?.querySelectorAll(name) ??
            []),
        ];
        const differs = others.some(
          (other) =>
            !other.matches(STATE) &&
            VISIBLE_PROPERTIES.some(
              (property) =>
                getComputedStyle(other).getPropertyValue(property) !==
                style.getPropertyValue(property),
            ),
        );
        return !isOutlined && !differs && after.content === 'none';
      })
      .map((item) => `${item.localName} "${item.textContent.trim().slice(0, 30)}"`);
  });
}
