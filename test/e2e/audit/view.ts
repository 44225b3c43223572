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
  /** Applies the text spacing that WCAG 2.2, 1.4.12 requires pages to support. */
  isSpaced?: boolean;
}

/** @returns a short description of the view, for reports */
export function viewName({ width, mode, isPrint, isForced, zoom, isSpaced }: View): string {
  const words = [
    `at ${width} px`,
    mode,
    isPrint ? 'in print' : '',
    isForced ? 'in forced colors' : '',
    zoom ? `with text at ${zoom}` : '',
    isSpaced ? 'with spaced text' : '',
  ];
  return words.filter(Boolean).join(', ');
}

/** Applies a view to an open page, scrolls to the top, and waits for layout. */
export async function show(page: Page, view: View): Promise<void> {
  const { width, height, mode, isPrint = false, isForced = false, zoom = '' } = view;
  await spaceText(page, view.isSpaced ?? false);
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

/** Applies or removes text spacing with a style sheet, because the page's policy doesn't allow inline styles. */
export async function spaceText(page: Pick<Page, 'evaluate'>, isSpaced: boolean): Promise<void> {
  await page.evaluate((spaces) => {
    const marked = globalThis as typeof globalThis & { textSpacing?: CSSStyleSheet };
    marked.textSpacing ??= new CSSStyleSheet();
    marked.textSpacing.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }
    `);
    const others = [...document.adoptedStyleSheets].filter((sheet) => sheet !== marked.textSpacing);
    document.adoptedStyleSheets = spaces ? [...others, marked.textSpacing] : others;
  }, isSpaced);
}
