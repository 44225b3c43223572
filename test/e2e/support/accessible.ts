import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules whose result depends on colors. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Marks the part of a page that is audited. */
const AUDITED = 'data-audited';

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
 * @param within - the part to look at; all of the page unless given
 * @returns one line for each rule of axe that the page breaks
 */
export function inaccessible(
  page: Page,
  without: string[] = [],
  within?: Locator,
): Promise<string[]> {
  return violations(page, (axe) => axe.withTags(RULES), without, within);
}

/**
 * The same for a page that was looked at in the other mode: all other rules read the same document in both.
 *
 * @param page - a page of the site, as it is now
 * @param without - selectors of what is left out
 * @param within - the part to look at; all of the page unless given
 * @returns one line for each rule about colors that the page breaks
 */
export function faintColors(
  page: Page,
  without: string[] = [],
  within?: Locator,
): Promise<string[]> {
  return violations(page, (axe) => axe.withRules(COLOR_RULES), without, within);
}

async function violations(
  page: Page,
  choose: (axe: AxeBuilder) => AxeBuilder,
  without: string[],
  within: Locator | undefined,
): Promise<string[]> {
  // Axe describes each element it reports, and those that pass are thousands.
  const builder = choose(new AxeBuilder({ page }).options({ resultTypes: ['violations'] }));
  if (within) {
    await within.evaluate((part, name) => part.setAttribute(name, ''), AUDITED);
    builder.include(`[${AUDITED}]`);
  }
  for (const selector of without) builder.exclude(selector);
  const results = await builder
    // The other way opens a second page to put the results of frames together.
    .setLegacyMode(page.frames().length === 1 || without.includes('iframe'))
    .analyze();
  await within?.evaluate((part, name) => part.removeAttribute(name), AUDITED);
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
  );
}
