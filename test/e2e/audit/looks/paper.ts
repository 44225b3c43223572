import type { Page } from '@playwright/test';

/** What is not cut in two where it fits a page. */
const WHOLE =
  'main :is(figure, pre, tr, section.MuiPaper-outlined, .MuiPaper-outlined:has(pre):not(:has([role=tablist])))';

/**
 * @param page - a page of the site in print
 * @returns one line for each box that lies over a heading, each heading that may be parted from its text, and each box
 *   that may be cut in two
 */
export function brokenOnPaper(page: Page): Promise<string[]> {
  return page.evaluate((whole) => {
    const shown = (element: Element) => element.getClientRects().length > 0;
    const name = (element: Element) =>
      `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`;
    const headings = [...document.querySelectorAll('main :is(h1, h2, h3)')]
      .filter((heading) => !heading.closest('.visually-hidden'))
      .filter(shown);
    const blocks = [
      ...document.querySelectorAll('main :is(h1, h2, h3, p, pre, figure, table, ul, ol)'),
    ]
      .filter((block) => shown(block) && !block.closest('svg, .visually-hidden'))
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
        .map(({ block }) => `${name(heading)} lies over ${name(block)}`);
    });
    const loose = headings
      .filter((heading) => getComputedStyle(heading).breakAfter !== 'avoid')
      .map((heading) => `${name(heading)} may be the last line of a sheet`);
    const cut = [...document.querySelectorAll(whole)]
      .filter((box) => shown(box) && getComputedStyle(box).breakInside !== 'avoid')
      .map((box) => `${name(box)} may be cut in two`);
    return [...collisions, ...loose, ...cut];
  }, WHOLE);
}
