/**
 * Gives jsdom, which has none, a `matchMedia` that answers for one preference.
 *
 * @param prefersDark - whether the system prefers dark
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
