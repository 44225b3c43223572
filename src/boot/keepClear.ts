/** Fetches what keeps the theme switch out of the way, once the page is scrolled; before, it is where it was designed. */
export function startKeepingClear(): void {
  window.addEventListener('scroll', start, { once: true, passive: true });
}

function start(): void {
  const button = document.querySelector<HTMLElement>('.theme-switch');
  if (!button) return;
  import(/* webpackChunkName: "keep-clear" */ '../layout/keepSwitchClear').then(
    ({ keepSwitchClear }) => keepSwitchClear(button),
    // Without it the switch stays where it is.
    () => undefined,
  );
}
