import { whenIdle } from '../prerendered/whenIdle';

let isStarted = false;

/** Fetches what keeps the theme switch out of the way, once the page is scrolled or the browser is idle. */
export function startKeepingClear(): void {
  window.addEventListener('scroll', start, { once: true, passive: true });
  whenIdle(start);
}

function start(): void {
  if (isStarted) return;
  isStarted = true;
  const button = document.querySelector<HTMLElement>('.theme-switch');
  if (!button) return;
  import(/* webpackChunkName: "keep-clear" */ '../layout/keepSwitchClear').then(
    ({ keepSwitchClear }) => keepSwitchClear(button),
    // Without it the switch stays where it is.
    () => undefined,
  );
}
