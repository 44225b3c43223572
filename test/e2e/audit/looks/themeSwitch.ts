import { expect, type Page } from '@playwright/test';

/** How far down a page is looked at: steps of the wheel, and the height of each, px. */
const STEPS = 6;
const STEP = 700;

/**
 * Goes down the page as a thumb does. Where the switch would cover something it gets out of the way, a moment later.
 *
 * @param page - a page of the site, at its top
 * @returns one line for each thing that is used and stays behind the switch
 */
export async function coveredBySwitch(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (let step = 0; step < STEPS; step++) {
    let covered: string[] = [];
    await expect
      .poll(async () => (covered = await page.evaluate(behindSwitch)))
      .toEqual([])
      .catch(() => found.push(...covered));
    await page.mouse.wheel(0, STEP);
  }
  return [...new Set(found)];
}

/** What is used, and behind the switch while it is shown. */
function behindSwitch(): string[] {
  const button = document.querySelector('.theme-switch');
  if (!button || document.documentElement.matches('.switch-away')) return [];
  const { left, top, width } = button.getBoundingClientRect();
  // It is round: a corner of its box covers nothing.
  const radius = width / 2;
  const edge = Array.from({ length: 16 }, (_, step) => (step * Math.PI) / 8);
  const points = edge.flatMap((angle) =>
    [radius - 2, radius / 2, 0].map((away) => ({
      x: left + radius + away * Math.cos(angle),
      y: top + radius + away * Math.sin(angle),
    })),
  );
  return points.flatMap(({ x, y }) =>
    document
      .elementsFromPoint(x, y)
      .filter((one) => !button.contains(one))
      .filter(
        (one) => one.closest('a, button, input, select, textarea, summary, label, pre') !== null,
      )
      // A link may take clicks for a whole card; nothing of it is seen there.
      .filter((one) =>
        [...one.getClientRects()].some(
          (box) => box.left <= x && x <= box.right && box.top <= y && y <= box.bottom,
        ),
      )
      .map((one) => `${one.localName} "${one.textContent.slice(0, 30)}"`),
  );
}
