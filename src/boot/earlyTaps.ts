/** Attribute on the root element that marks the page as hydrated. */
const HYDRATED = 'data-hydrated';

declare global {
  interface Window {
    /** The last button clicked before hydration. */
    earlyTap?: HTMLElement;
  }
}

/**
 * Inline script that remembers button clicks before hydration, because React doesn't replay clicks on
 * unhydrated content (facebook/react #22448). Links, fields and `details` work without React. The script also
 * blocks native form submission, which would only reload the page: there is no server.
 */
export const EARLY_TAP_SCRIPT = `addEventListener("click",function(e){var b=e.target.closest&&e.target.closest("button");if(b&&!document.documentElement.hasAttribute(${JSON.stringify(HYDRATED)}))window.earlyTap=b},true);addEventListener("submit",function(e){e.preventDefault()},true)`;

/** Marks the page as hydrated and replays the last early click. */
export function replayEarlyTap(): void {
  document.documentElement.setAttribute(HYDRATED, '');
  const tapped = window.earlyTap;
  delete window.earlyTap;
  if (tapped?.isConnected) tapped.click();
}
