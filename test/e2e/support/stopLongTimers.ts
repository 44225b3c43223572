/**
 * Ignores timers of three seconds or longer, so that a test can't pass just because a timeout expired. Runs
 * in the page.
 */
export function stopLongTimers(): void {
  const original = window.setTimeout.bind(window);
  Object.assign(window, {
    setTimeout: (handler: () => void, delay = 0) => (delay < 3000 ? original(handler, delay) : 0),
  });
}
