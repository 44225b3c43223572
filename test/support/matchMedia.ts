/**
 * Stubs `matchMedia`, which jsdom lacks. Only the color scheme query can match.
 *
 * @param prefersDark - true if the system prefers dark mode
 */
export function setSystemPreference(prefersDark: boolean): void {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: query === '(prefers-color-scheme: dark)' && prefersDark,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
}
