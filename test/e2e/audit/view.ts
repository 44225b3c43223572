import { expect, type Page } from '@playwright/test';

/** Viewport and emulated media for an audit. */
export interface View {
  width: number;
  height: number;
  mode: 'light' | 'dark';
  /** Emulates print media. */
  isPrint?: boolean;
  /** Emulates forced colors. */
  isForced?: boolean;
  /** Text size, relative to the default. */
  zoom?: '200%';
}

/** @returns a short description of the view, for reports */
export function viewName({ width, mode, isPrint, isForced, zoom }: View): string {
  const words = [
    `at ${width} px`,
    mode,
    isPrint ? 'in print' : '',
    isForced ? 'in forced colors' : '',
    zoom ? `with text at ${zoom}` : '',
  ];
  return words.filter(Boolean).join(', ');
}

/** Applies a view to an open page, scrolls to the top, and waits for layout. */
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
    // Components that depend on the width or color mode rerender in one frame, and their layout is done in
    // the next.
    for (let frame = 0; frame < 2; frame++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return { forced: matchMedia('(forced-colors: active)').matches };
  }, zoom);
  expect(forced, 'forced colors are active').toBe(isForced);
}
