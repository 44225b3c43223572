/**
 * When the software's accessibility was last reviewed, and in which browsers. The statement on the About page mentions
 * it. After another review, change this and what the statement says about it (`accessibility` in
 * `src/texts/<language>/aboutSections.tsx`).
 */
export const ACCESSIBILITY_REVIEW = {
  date: '2026-11-28',
  /** The browser of the review. */
  browser: 'Chromium 156',
  /** Browsers in which the main paths are tested. */
  otherBrowsers: ['Firefox 153 ESR', 'WebKitGTK 2.50'],
} as const;
