import { use } from 'react';

/** A module that is fetched once, when first asked for, and kept. */
export interface LazyModule<T> {
  /** The module once it has arrived, else `null`. */
  readonly current: T | null;
  /** Why the last fetch failed; `undefined` if it did not, or is under way again. */
  readonly failure: Error | undefined;
  /**
   * Fetches the module, or returns the fetch under way. After a failure the next call tries again.
   * @throws what the import threw, as a rejection
   */
  load: () => Promise<T>;
}

/**
 * Wraps an `import()` so that what has arrived can be read without suspending: a page that was prefetched, or that the
 * build prerendered, is there in the first render.
 *
 * @param importModule - a function that calls `import()`
 * @returns the module's handle
 */
export function lazyModule<T>(importModule: () => Promise<T>): LazyModule<T> {
  let current: T | null = null;
  let failure: Error | undefined;
  let pending: Promise<T> | null = null;
  return {
    get current() {
      return current;
    },
    get failure() {
      return failure;
    },
    load() {
      failure = undefined;
      pending ??= importModule().then(
        (module) => (current = module),
        (error: unknown) => {
          failure = error instanceof Error ? error : new Error(String(error));
          pending = null;
          throw error;
        },
      );
      return pending;
    },
  };
}

/**
 * Reads a module in a render; suspends only while it is on its way.
 *
 * @param module - the handle
 * @returns the module
 * @throws what the last fetch threw, to the nearest error boundary: a render must not start it over, or a lost chunk
 *   would be asked for without end
 */
export function useLazyModule<T>(module: LazyModule<T>): T {
  if (module.current) return module.current;
  if (module.failure) throw module.failure;
  return use(module.load());
}
