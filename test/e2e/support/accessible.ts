import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Looks for everything axe can tell of WCAG 2.2 AA and of good practice, in the page as it is now.
 *
 * @param without - selector of what is left out
 */
export async function expectAccessible(page: Page, without: string[] = []): Promise<void> {
  const builder = new AxeBuilder({ page }).withTags(RULES);
  for (const selector of without) builder.exclude(selector);
  const { violations } = await builder
    // The other way opens a second page to put the results of frames together.
    .setLegacyMode(page.frames().length === 1 || without.includes('iframe'))
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
  ).toEqual([]);
}
