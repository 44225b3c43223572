/** How long an idle moment is waited for at the most, ms. */
const MAX_WAIT = 10_000;
/** The delay that replaces an idle moment in Safari, which has no idle callbacks, ms. */
const SUBSTITUTE_WAIT = 2_000;

/** Runs a task when the browser has nothing better to do. */
export function whenIdle(task: () => void): void {
  const { requestIdleCallback } = window as Partial<Pick<Window, 'requestIdleCallback'>>;
  if (requestIdleCallback) requestIdleCallback(task, { timeout: MAX_WAIT });
  else setTimeout(task, SUBSTITUTE_WAIT);
}
