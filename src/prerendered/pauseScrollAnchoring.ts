/**
 * Pauses scroll anchoring while React replaces a section with an identical one. Chromium treats the removal
 * as a layout shift and adjusts the scroll position, which can leave the page scrolled to a different place.
 *
 * @returns a function that ends the pause after two frames, once the replacement has been laid out
 */
export function pauseScrollAnchoring(): () => void {
  // The browser takes the page's `overflow-anchor` from `body`, because `html` doesn't set `overflow`.
  const { style } = document.body;
  style.setProperty('overflow-anchor', 'none');
  return () => {
    requestAnimationFrame(() =>
      requestAnimationFrame(() => style.removeProperty('overflow-anchor')),
    );
  };
}
