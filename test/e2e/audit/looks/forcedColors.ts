import type { Page } from '@playwright/test';

/**
 * The system's own colors replace the site's: grounds go, and what they said must be said by a frame or a line.
 *
 * @param page - a page of the site in forced colors
 * @returns one line for each primary button without a frame
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
 * @param page - a page of the site in forced colors
 * @returns one line for each thing that is chosen, of several, and looks as the others do
 */
export function unmarkedChoices(page: Page): Promise<string[]> {
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
