import { expect, type Locator, type Page } from '@playwright/test';
import { faintColors, inaccessible } from './accessible';

/** A phone and a desktop window. */
export const AUDITED_WIDTHS = [390, 1280] as const;

interface Options {
  /** Widths of the window, the current one by default. */
  widths?: readonly number[];
  /** For a state that does not last as long as two audits; both by default. */
  modes?: readonly ('light' | 'dark')[];
  /** The part of the page that the state changes, all of it by default; the page itself is audited per route. */
  within?: Locator;
  /** Selectors to exclude. */
  without?: string[];
}

/**
 * Runs axe on a state of a page: all rules in the light mode at each width, and those about colors in the dark mode. The
 * page must follow the system's mode. It is left in the light mode at the last width.
 */
export async function expectStateAccessible(page: Page, options: Options = {}): Promise<void> {
  const { width = 1280, height = 720 } = page.viewportSize() ?? {};
  // Colors in the middle of a transition belong to neither mode.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { modes = ['light', 'dark'], widths = [width], within, without } = options;
  if (modes.includes('light')) {
    for (const one of widths) {
      await page.setViewportSize({ width: one, height });
      // What the header happens to cover in part would count as a small target.
      await within?.evaluate((part) => part.scrollIntoView());
      expect(await inaccessible(page, without, within), `at ${one} px`).toEqual([]);
    }
  }
  if (modes.includes('dark')) {
    await switchTo(page, 'dark');
    expect(await faintColors(page, without, within), 'in dark mode').toEqual([]);
    await switchTo(page, 'light');
  }
}

async function switchTo(page: Page, colorScheme: 'dark' | 'light') {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toContainClass(colorScheme);
}
