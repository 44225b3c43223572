/**
 * Keeps the browser from moving the page while React replaces a section with an equal one. Chromium takes the removal for
 * a shift, follows it, and may not come back: the page then shows another passage than the visitor went to.
 *
 * @returns ends the pause, two frames later: the replacement has been laid out by then
 */
export function pauseScrollAnchoring(): () => void {
  const { style } = document.documentElement;
  style.setProperty('overflow-anchor', 'none');
  return () => {
    requestAnimationFrame(() =>
      requestAnimationFrame(() => style.removeProperty('overflow-anchor')),
    );
  };
}
