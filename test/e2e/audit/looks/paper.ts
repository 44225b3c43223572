import type { Page } from '@playwright/test';

/**
 * Elements that must not split across printed pages. Excludes boxes with a header, which are exercises,
 * and editable code with its output and its task, because these can be long.
 */
const UNSPLITTABLE =
  'main :is(figure, pre, tr, .MuiPaper-outlined:is(section, :has(pre)):not(:has([role=tablist], > header, textarea, [data-editor])))';

/**
 * @param page - a page in print media
 * @returns one line per problem: a block overlaps a heading, a page break can separate a heading from its
 * text, or a box can split across pages
 */
export function brokenOnPaper(page: Page): Promise<string[]> {
  return page.evaluate((unsplittable) => {
    const isVisible = (element: Element) => element.getClientRects().length > 0;
    const name = (element: Element) =>
      `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`;
    const headings = [...document.querySelectorAll('main :is(h1, h2, h3)')]
      .filter((heading) => !heading.closest('.visually-hidden'))
      .filter(isVisible);
    const blocks = [
      ...document.querySelectorAll('main :is(h1, h2, h3, p, pre, figure, table, ul, ol)'),
    ]
      .filter((block) => isVisible(block) && !block.closest('svg, .visually-hidden'))
      .map((block) => ({ block, other: block.getBoundingClientRect() }));
    const collisions = headings.flatMap((heading) => {
      const box = heading.getBoundingClientRect();
      return blocks
        .filter(
          ({ other }) =>
            Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 2 &&
            Math.min(box.right, other.right) - Math.max(box.left, other.left) > 2,
        )
        .filter(({ block }) => !block.contains(heading) && !heading.contains(block))
        .map(({ block }) => `${name(heading)} overlaps ${name(block)}`);
    });
    const orphaned = headings
      .filter((heading) => getComputedStyle(heading).breakAfter !== 'avoid')
      .map((heading) => `${name(heading)} can be the last line of a page`);
    const split = [...document.querySelectorAll(unsplittable)]
      .filter((box) => isVisible(box) && getComputedStyle(box).breakInside !== 'avoid')
      .map((box) => `${name(box)} can split across pages`);
    return [...collisions, ...orphaned, ...split];
  }, UNSPLITTABLE);
}
