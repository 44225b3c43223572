import type { Page } from '@playwright/test';
import { FIGURE_ADDRESSES } from '../../support/figures';

/** Least size of a figure's text as it is drawn, px. */
const MIN_TEXT = 13;

/**
 * @param page - a page of the site
 * @param address - its address
 * @returns one line for each text of a figure that is too small, and one if a lesson with figures shows none
 */
export async function smallFigureTexts(page: Page, address: string): Promise<string[]> {
  const texts = await page.evaluate(() =>
    // A plot is drawn for wide and narrow frames; one of them is shown.
    [...document.querySelectorAll<SVGTextElement>('figure svg text')]
      .filter((text) => text.checkVisibility())
      .map((text) => ({
        size: parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0),
        text: text.textContent.slice(0, 40),
      })),
  );
  if (texts.length === 0) {
    return FIGURE_ADDRESSES.includes(address) ? ['there is no figure with a text'] : [];
  }
  return texts
    .filter(({ size }) => size < MIN_TEXT - 0.01)
    .map(({ size, text }) => `${size.toFixed(1)} px "${text}"`);
}
