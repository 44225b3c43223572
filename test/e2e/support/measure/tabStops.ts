import type { Page } from '@playwright/test';

/** A page has fewer stops than this; the glossary has a link for each lesson of each word. */
const MAX_STOPS = 1_000;

/** How long what floats may take to get out of the way, ms. */
const GRACE = 400;

/** What the keyboard came to. */
export interface TabStop {
  name: string;
  /** Whether a ring shows it. */
  isShown: boolean;
  /** What lies over its middle, empty for nothing. */
  coveredBy: string;
}

/**
 * Goes through a page with the Tab key, from the top to where it leaves the page.
 *
 * @param page - a page of the site
 * @returns every stop, in order
 */
export async function tabStops(page: Page): Promise<TabStop[]> {
  const stops: TabStop[] = [];
  for (let press = 0; press < MAX_STOPS; press++) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(nextStop);
    if (name === null) return stops;
    if (name === '') continue;
    const isShown = await page.evaluate(hasRing);
    let coveredBy = await page.evaluate(coverOfFocus);
    if (coveredBy) {
      await page.waitForTimeout(GRACE);
      coveredBy = await page.evaluate(coverOfFocus);
    }
    stops.push({ name, isShown, coveredBy });
  }
  throw new Error(`The keyboard does not come to the end of the page in ${MAX_STOPS} steps.`);
}

/**
 * The name of what has the focus; null outside of the page, and where the keyboard was before. Empty within the field it
 * was in already: those of dates and times have several stops.
 */
function nextStop(): string | null {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  if (element.getAttribute('data-visited') === 'latest') return '';
  if (element.hasAttribute('data-visited')) return null;
  document.querySelector('[data-visited="latest"]')?.setAttribute('data-visited', '');
  element.setAttribute('data-visited', 'latest');
  const name = element.getAttribute('aria-label') ?? element.textContent;
  return `${element.localName} "${name.trim().slice(0, 40)}"`;
}

/** Whether what has the focus, or a frame around it, has a ring. */
function hasRing(): boolean {
  const element = document.activeElement;
  // What is within a preview shows its own focus.
  if (!element || element.localName === 'iframe') return true;
  for (let one: Element | null = element, level = 0; one && level < 6; one = one.parentElement) {
    level++;
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    if (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) return true;
    // A field of code has its ring above its line numbers.
    const above = getComputedStyle(one, '::after');
    if (above.content !== 'none' && parseFloat(above.borderTopWidth) >= 2) return true;
  }
  return false;
}

/** What lies over the middle of what has the focus, or of as much of it as is in the window. */
function coverOfFocus(): string {
  const element = document.activeElement;
  // The frame of a preview has the focus on behalf of what is in it.
  if (!element || element.localName === 'iframe') return '';
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const middle = (from: number, to: number, size: number) =>
    (Math.max(from, 0) + Math.min(to, size)) / 2;
  const hit = document.elementFromPoint(
    middle(left, right, window.innerWidth),
    middle(top, bottom, window.innerHeight),
  );
  if (!hit) return 'the edge of the window';
  const isOwn = element.contains(hit) || hit.contains(element);
  if (isOwn || hit.closest('label')?.contains(element)) return '';
  return `${hit.localName}.${hit.getAttribute('class') ?? ''}`;
}
