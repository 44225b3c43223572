/**
 * Starts the worker whose source is embedded in the page as text. A worker must be same-origin, and no URL on a
 * server matches a sandboxed frame's opaque origin. A blob URL created here does, and inherits the frame's CSP.
 *
 * @param before - script that runs before the worker's own
 */
export function startWorker(before: string): Worker {
  const source = document.getElementById('worker')?.textContent ?? '';
  const address = URL.createObjectURL(new Blob([before, source], { type: 'text/javascript' }));
  const worker = new Worker(address);
  // Once either event fires, the script has been fetched.
  for (const event of ['message', 'error']) {
    worker.addEventListener(event, () => URL.revokeObjectURL(address), { once: true });
  }
  return worker;
}
