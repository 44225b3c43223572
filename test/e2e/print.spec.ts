import { ONE_OF_EACH } from './support/routes';
import { expect, test } from './support/test';

/** Pages on paper. Widths of the text on A4 and Letter, with the margins browsers choose, CSS pixels. */
const PAPERS = [
  ['A4', 718],
  ['Letter', 741],
] as const;

/** What is not cut in two where it fits a page. */
const WHOLE = 'main :is(figure, pre, tr, [data-keep-clear])';

for (const [paper, width] of PAPERS) {
  for (const address of ONE_OF_EACH) {
    test(`${address} on ${paper}: nothing is wider than the page or over its neighbor, and boxes stay whole`, async ({
      page,
      site,
    }) => {
      await page.setViewportSize({ width, height: 1000 });
      await site.visit(page, address);
      await page.emulateMedia({ media: 'print' });
      const found = await page.evaluate((whole) => {
        const shown = (element: Element) => element.getClientRects().length > 0;
        const name = (element: Element) =>
          `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`;
        const headings = [...document.querySelectorAll('main :is(h1, h2, h3)')]
          .filter((heading) => !heading.closest('.visually-hidden'))
          .filter(shown);
        const blocks = [
          ...document.querySelectorAll('main :is(h1, h2, h3, p, pre, figure, table, ul, ol)'),
        ].filter((block) => shown(block) && !block.closest('svg, .visually-hidden'));
        const collisions = headings.flatMap((heading) => {
          const box = heading.getBoundingClientRect();
          return blocks
            .filter((block) => !block.contains(heading) && !heading.contains(block))
            .filter((block) => {
              const other = block.getBoundingClientRect();
              return (
                Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 2 &&
                Math.min(box.right, other.right) - Math.max(box.left, other.left) > 2
              );
            })
            .map((block) => `${name(heading)} / ${name(block)}`);
        });
        return {
          width: document.documentElement.scrollWidth,
          collisions,
          loose: headings
            .filter((heading) => getComputedStyle(heading).breakAfter !== 'avoid')
            .map(name),
          cut: [...document.querySelectorAll(whole)]
            .filter((box) => shown(box) && getComputedStyle(box).breakInside !== 'avoid')
            .map(name),
        };
      }, WHOLE);
      expect(found).toEqual({
        width: expect.any(Number) as unknown,
        collisions: [],
        loose: [],
        cut: [],
      });
      expect(found.width).toBeLessThanOrEqual(width);
    });
  }
}
