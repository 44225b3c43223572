import { expect, type Locator, type Page } from '@playwright/test';
import { axeColorViolations, axeViolations } from './accessible';

/** Widths of a phone and a desktop window, in px. */
export const AUDITED_WIDTHS = [390, 1280] as const;

interface Options {
  /** Window widths in px; the current width by default. */
  widths?: readonly number[];
  /**
   * Color modes to audit; both by default. Pass only one mode for a state that's gone before a second audit
   * could finish.
   */
  modes?: readonly ('light' | 'dark')[];
  /**
   * The part of the page to audit; the whole page by default. Pass the part that the state changes, because
   * other tests already audit every page as a whole.
   */
  within?: Locator;
  /** Selectors to exclude. */
  without?: string[];
}

/**
 * Runs axe on the current state of a page: all rules in light mode at each width, then the color rules in
 * dark mode. The page must follow the system's color scheme; it's left in light mode at the last width.
 */
export async function expectStateAccessible(page: Page, options: Options = {}): Promise<void> {
  const { width = 1280, height = 720 } = page.viewportSize() ?? {};
  // Disables transitions, because axe would see in-between colors that belong to neither mode.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { modes = ['light', 'dark'], widths = [width], within, without } = options;
  if (modes.includes('light')) {
    for (const auditedWidth of widths) {
      await page.setViewportSize({ width: auditedWidth, height });
      // Scrolls to the audited part, because axe would report elements partly covered by the sticky header as
      // targets that are too small.
      await within?.evaluate((part) => part.scrollIntoView());
      expect(await axeViolations(page, without, within), `at ${auditedWidth} px`).toEqual([]);
    }
  }
  if (modes.includes('dark')) {
    await switchTo(page, 'dark');
    expect(await axeColorViolations(page, without, within), 'in dark mode').toEqual([]);
    await switchTo(page, 'light');
  }
}

async function switchTo(page: Page, colorScheme: 'dark' | 'light') {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toContainClass(colorScheme);
}
