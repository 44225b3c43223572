/** Set on the root element once React has taken the page over. */
const HYDRATED = 'data-hydrated';

declare global {
  interface Window {
    /** The button that was pressed last before the page was hydrated. */
    earlyTap?: HTMLElement;
  }
}

/**
 * An inline script of a page: remembers a press of a button that comes before React. React itself repeats no clicks on
 * what it has not hydrated (facebook/react #22448); links, fields and `details` do by themselves what they do. No form is
 * ever sent by the browser: there is no server to send it to, and the page would only be loaded anew.
 */
export const EARLY_TAP_SCRIPT = `addEventListener("click",function(e){var b=e.target.closest&&e.target.closest("button");if(b&&!document.documentElement.hasAttribute(${JSON.stringify(HYDRATED)}))window.earlyTap=b},true);addEventListener("submit",function(e){e.preventDefault()},true)`;

/** Marks the page as hydrated and clicks the button that was pressed before. */
export function replayEarlyTap(): void {
  document.documentElement.setAttribute(HYDRATED, '');
  const tapped = window.earlyTap;
  delete window.earlyTap;
  if (tapped?.isConnected) tapped.click();
}
