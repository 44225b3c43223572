import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules whose result depends on colors. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Looks for everything axe can tell of WCAG 2.2 AA and of good practice, in the page as it is now.
 *
 * @param without - selector of what is left out
 */
export async function expectAccessible(page: Page, without: string[] = []): Promise<void> {
  expect(await inaccessible(page, without)).toEqual([]);
}

/**
 * @param page - a page of the site, as it is now
 * @param without - selectors of what is left out
 * @returns one line for each rule of axe that the page breaks
 */
export function inaccessible(page: Page, without: string[] = []): Promise<string[]> {
  // Axe describes each element it reports, and those that pass are thousands.
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  return violations(page, builder.withTags(RULES), without);
}

/**
 * The same for a page that was looked at in the other mode: all other rules read the same document in both.
 *
 * @param page - a page of the site, as it is now
 * @param without - selectors of what is left out
 * @returns one line for each rule about colors that the page breaks
 */
export function faintColors(page: Page, without: string[] = []): Promise<string[]> {
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  return violations(page, builder.withRules(COLOR_RULES), without);
}

async function violations(page: Page, builder: AxeBuilder, without: string[]): Promise<string[]> {
  for (const selector of without) builder.exclude(selector);
  const results = await builder
    // The other way opens a second page to put the results of frames together.
    .setLegacyMode(page.frames().length === 1 || without.includes('iframe'))
    .analyze();
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
  );
}
