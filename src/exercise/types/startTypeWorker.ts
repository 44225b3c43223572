/**
 * Starts a worker that checks types. Webpack creates the worker's bundle from exactly this `new Worker(…)`
 * expression. It's in a separate module so that tests can mock it: Jest can't parse `import.meta`.
 */
export function startTypeWorker(): Worker {
  return new Worker(
    /* webpackChunkName: "type-check", webpackEntryOptions: { runtime: false } */
    new URL('../../languages/typescript/types/worker.ts', import.meta.url),
  );
}
