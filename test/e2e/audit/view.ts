import { expect, type Page } from '@playwright/test';

/** How a page is looked at. */
export interface View {
  width: number;
  height: number;
  mode: 'light' | 'dark';
  /** On paper instead of a screen. */
  isPrint?: boolean;
  /** In the system's own colors. */
  isForced?: boolean;
  /** Size of the text, as a share of the usual one. */
  zoom?: '200%';
}

/** @returns the view in a few words, for what is reported */
export function viewName({ width, mode, isPrint, isForced, zoom }: View): string {
  const words = [
    `at ${width} px`,
    mode,
    isPrint ? 'in print' : '',
    isForced ? 'in forced colors' : '',
    zoom ? `with text of ${zoom}` : '',
  ];
  return words.filter(Boolean).join(', ');
}

/**
 * Shows an open page in another way, from its top, and waits until it is laid out.
 *
 * @param page - a page of the site
 * @param view - how it is to be looked at
 */
export async function show(page: Page, view: View): Promise<void> {
  const { width, height, mode, isPrint = false, isForced = false, zoom = '' } = view;
  await page.setViewportSize({ width, height });
  await page.emulateMedia({
    colorScheme: mode,
    forcedColors: isForced ? 'active' : 'none',
    media: isPrint ? 'print' : 'screen',
  });
  await expect(page.locator('html')).toContainClass(mode);
  const { forced } = await page.evaluate(async (size) => {
    document.documentElement.style.fontSize = size;
    window.scrollTo(0, 0);
    // What follows the width or the mode renders in a frame, and is laid out in the next.
    for (let frame = 0; frame < 2; frame++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return { forced: matchMedia('(forced-colors: active)').matches };
  }, zoom);
  expect(forced, 'the system’s colors are forced').toBe(isForced);
}
