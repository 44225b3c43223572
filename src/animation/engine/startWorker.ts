/**
 * Starts a drawing worker. Webpack creates the worker's bundle from exactly this `new Worker(…)` expression.
 * It's in a separate module so that tests can mock it: Jest can't parse `import.meta`.
 */
export function startWorker(): Worker {
  return new Worker(
    /* webpackChunkName: "animation-drawing", webpackEntryOptions: { runtime: false } */
    new URL('./drawWorker.ts', import.meta.url),
  );
}
