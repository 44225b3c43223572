/**
 * Keeps timers of three seconds and more from firing, so that nothing can go on because a time limit has run out. Runs in
 * the page.
 */
export function stopLongTimers(): void {
  const original = window.setTimeout.bind(window);
  Object.assign(window, {
    setTimeout: (handler: () => void, delay = 0) => (delay < 3000 ? original(handler, delay) : 0),
  });
}
