import type { Page } from '@playwright/test';
import { FIGURE_ADDRESSES } from '../../support/content/figures';

/** Minimum rendered size of figure text, in px. */
const MIN_TEXT = 13;

/**
 * @returns one line per piece of figure text that's too small, or a single line if a lesson with figures
 *   shows no figure text
 */
export async function smallFigureTexts(page: Page, address: string): Promise<string[]> {
  const texts = await page.evaluate(() =>
    // A plot has a wide and a narrow version, and one of them is hidden.
    [...document.querySelectorAll<SVGTextElement>('figure svg text')]
      .filter((text) => text.checkVisibility())
      .map((text) => ({
        size: parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0),
        text: text.textContent.slice(0, 40),
      })),
  );
  if (texts.length === 0) {
    return FIGURE_ADDRESSES.includes(address) ? ['no figure text found'] : [];
  }
  return texts
    .filter(({ size }) => size < MIN_TEXT - 0.01)
    .map(({ size, text }) => `${size.toFixed(1)} px "${text}"`);
}
