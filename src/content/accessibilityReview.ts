/**
 * When the software was last tried by hand, and in which browsers. The statement on the About page mentions them. After
 * another review, change this together with what the statement says about it (`accessibility` in
 * `src/texts/<language>/aboutSections.tsx`).
 */
export const ACCESSIBILITY_REVIEW = {
  date: '2026-11-28',
  /** The browser of all tests and trials. */
  browser: 'Chromium 156',
  /** Browsers in which the main paths were tried. */
  otherBrowsers: ['Firefox 153 ESR', 'WebKitGTK 2.50'],
} as const;
