/** Maximum wait for an idle callback, in ms. */
const MAX_WAIT = 10_000;
/** Delay in ms for Safari, which has no idle callbacks. */
const SUBSTITUTE_WAIT = 2_000;

/** Runs a task when the browser is idle. */
export function whenIdle(task: () => void): void {
  const { requestIdleCallback } = window as Partial<Pick<Window, 'requestIdleCallback'>>;
  if (requestIdleCallback) requestIdleCallback(task, { timeout: MAX_WAIT });
  else setTimeout(task, SUBSTITUTE_WAIT);
}
