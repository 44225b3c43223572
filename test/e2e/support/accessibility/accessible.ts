import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';

/** Tags of the axe rules that audits run. */
export const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The axe rules that depend on colors. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Marks the audited element, so that axe can select it. */
const AUDITED = 'data-audited';

/**
 * Expects axe to find no violations of WCAG 2.2 AA or of axe's own best practices in the page's current
 * state.
 *
 * @param exclude - selectors to exclude
 */
export async function expectAccessible(page: Page, exclude: string[] = []): Promise<void> {
  expect(await axeViolations(page, exclude)).toEqual([]);
}

/**
 * Runs all axe rules in `RULES`.
 *
 * @param exclude - selectors to exclude
 * @param within - the element to audit; the whole page by default
 * @returns one line per violated rule: its id and the HTML of the violating elements
 */
export function axeViolations(
  page: Page,
  exclude: string[] = [],
  within?: Locator,
): Promise<string[]> {
  return violations(page, (axe) => axe.withTags(RULES), exclude, within);
}

/**
 * Runs only the rules that depend on colors. That's enough for the second color mode, because the other
 * rules' results don't change.
 *
 * @param exclude - selectors to exclude
 * @param within - the element to audit; the whole page by default
 * @returns one line per violated rule: its id and the HTML of the violating elements
 */
export function axeColorViolations(
  page: Page,
  exclude: string[] = [],
  within?: Locator,
): Promise<string[]> {
  return violations(page, (axe) => axe.withRules(COLOR_RULES), exclude, within);
}

async function violations(
  page: Page,
  choose: (axe: AxeBuilder) => AxeBuilder,
  exclude: string[],
  within: Locator | undefined,
): Promise<string[]> {
  // By default, axe also describes every element that passes, and there are thousands.
  const builder = choose(new AxeBuilder({ page }).options({ resultTypes: ['violations'] }));
  if (within) {
    await within.evaluate((part, name) => part.setAttribute(name, ''), AUDITED);
    builder.include(`[${AUDITED}]`);
  }
  for (const selector of exclude) builder.exclude(selector);
  const results = await builder
    // In legacy mode, axe doesn't open a second page to merge the results from frames.
    .setLegacyMode(page.frames().length === 1 || exclude.includes('iframe'))
    .analyze();
  await within?.evaluate((part, name) => part.removeAttribute(name), AUDITED);
  return describeViolations(results.violations);
}

/** Returns one line per violated rule: its id and the HTML of the violating elements. */
export function describeViolations(
  found: readonly { id: string; nodes: readonly { html: string }[] }[],
): string[] {
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
