/** @returns a new worker that draws; a file of its own, for webpack makes it from just this expression */
export function startWorker(): Worker {
  return new Worker(
    /* webpackChunkName: "animation-drawing", webpackEntryOptions: { runtime: false } */
    new URL('./drawWorker.ts', import.meta.url),
  );
}
