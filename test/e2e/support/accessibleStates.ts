import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules whose result depends on colors. The others see the same document in both modes. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Marks the part of a page that is audited. */
const AUDITED = 'data-audited';

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
  const { modes = ['light', 'dark'], widths = [width] } = options;
  if (modes.includes('light')) {
    for (const one of widths) {
      await page.setViewportSize({ width: one, height });
      expect(await violations(page, options), `at ${one} px`).toEqual([]);
    }
  }
  if (modes.includes('dark')) {
    await switchTo(page, 'dark');
    expect(await violations(page, options, COLOR_RULES), 'in dark mode').toEqual([]);
    await switchTo(page, 'light');
  }
}

async function switchTo(page: Page, colorScheme: 'dark' | 'light') {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toContainClass(colorScheme);
}

async function violations(
  page: Page,
  { within, without = [] }: Options,
  rules?: string[],
): Promise<string[]> {
  // Axe describes each element that it reports, and those that pass are thousands.
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  if (rules) builder.withRules(rules);
  else builder.withTags(RULES);
  if (within) {
    await within.evaluate((part, name) => part.setAttribute(name, ''), AUDITED);
    builder.include(`[${AUDITED}]`);
  }
  for (const selector of without) builder.exclude(selector);
  const { violations: found } = await builder
    // The other way opens a second page to put the results of frames together.
    .setLegacyMode(page.frames().length === 1 || without.includes('iframe'))
    .analyze();
  await within?.evaluate((part, name) => part.removeAttribute(name), AUDITED);
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
