import { use } from 'react';

/** A module that loads on first use, and is then cached. */
export interface LazyModule<T> {
  /** The loaded module; `null` until it has loaded. */
  readonly current: T | null;
  /** Error from the last load; `undefined` if the load succeeded, is pending, or never started. */
  readonly failure: Error | undefined;
  /**
   * Loads the module, or returns the pending load. After a failure, the next call tries again.
   *
   * @throws rejects with the import's error
   */
  load: () => Promise<T>;
  /** Names of the chunks that `load` fetches. Known only while prerendering; empty in the browser. */
  readonly chunks: readonly string[];
}

/** Maps module handles to the types of their modules. */
type Loaded<H extends readonly LazyModule<unknown>[]> = {
  [K in keyof H]: H[K] extends LazyModule<infer T> ? T : never;
};

/**
 * Wraps an `import()` so that a loaded module can be read without suspending. A prefetched or prerendered
 * page then appears on the first render.
 *
 * @param importModule - a function that calls `import()` with a `webpackChunkName`
 * @param chunks - don't pass this: while prerendering, the build fills it in from `importModule`
 *   (`build/webpack/chunkNames.ts`)
 * @returns the module's handle
 */
export function lazyModule<T>(
  importModule: () => Promise<T>,
  chunks: readonly string[] = [],
): LazyModule<T> {
  let current: T | null = null;
  let attempt: Promise<T> | null = null;
  let failure: Error | undefined;

  function start(): Promise<T> {
    failure = undefined;
    return importModule()
      .catch((error: unknown) => retryImport(importModule, error))
      .then(
        (module) => (current = module),
        (error: unknown) => {
          failure = error instanceof Error ? error : new Error(String(error));
          throw error;
        },
      );
  }

  return {
    chunks,
    get current() {
      return current;
    },
    get failure() {
      return failure;
    },
    load() {
      if (!attempt || failure) attempt = start();
      return attempt;
    },
  };
}

/**
 * Refetches a broken file once, then imports it again, and so on for each broken file of the import. Bypasses the
 * browser's cache, which could keep a broken file for a year.
 *
 * @param refetched - files that were refetched before
 */
async function retryImport<T>(
  importModule: () => Promise<T>,
  error: unknown,
  refetched: readonly string[] = [],
): Promise<T> {
  // Properties of webpack's `ChunkLoadError`, which names only the first broken file. Don't retry after a timeout: it
  // would likely time out again.
  const { request, type } = Object(error) as { request?: string; type?: string };
  if (!request || type === 'timeout' || refetched.includes(request)) throw error;
  if (!(await refetch(request))) throw error;
  return importModule().catch((next: unknown) =>
    retryImport(importModule, next, [...refetched, request]),
  );
}

/** @returns true if the file was fetched in full and is now in the browser's cache */
async function refetch(file: string): Promise<boolean> {
  try {
    const response = await fetch(file, { cache: 'reload' });
    await response.blob();
    return response.ok;
  } catch {
    return false;
  }
}

/**
 * Combines several modules into one.
 *
 * @param modules - handles of the modules
 * @param join - combines the loaded modules, in the order of the handles
 * @returns a handle for the result of `join`; its `load` fetches all modules in parallel
 */
export function lazyJoin<const H extends readonly LazyModule<unknown>[], T>(
  modules: H,
  join: (...loaded: Loaded<H>) => T,
): LazyModule<T> {
  return lazyModule(
    async () => join(...((await Promise.all(modules.map((module) => module.load()))) as Loaded<H>)),
    modules.flatMap(({ chunks }) => chunks),
  );
}

/**
 * Reads a module during render. Suspends only while the module loads. Call it at most once per component,
 * and don't call `use` on another promise there. React matches the promises of a suspended render by call
 * order, and a loaded module no longer calls `use`, so React would take the other promise for the module's
 * and not wait.
 *
 * @param module - the module's handle
 * @returns the loaded module
 * @throws the error of the last load, to the nearest error boundary. Renders must not retry, or they would
 *   request a missing chunk endlessly
 */
export function useLazyModule<T>(module: LazyModule<T>): T {
  if (module.failure) throw module.failure;
  // React's development build warns if a suspended render resumes without calling `use`.
  if (process.env.NODE_ENV === 'development') return use(readable(module));
  // Skips the promise if the module is loaded, because `use` can suspend even on a resolved one.
  return module.current ?? use(module.load());
}

/**
 * @returns the module's promise. Once the module has loaded, it's marked so that `use` doesn't suspend
 */
function readable<T>(module: LazyModule<T>): Promise<T> {
  const promise = module.load();
  const { current } = module;
  return current === null
    ? promise
    : Object.assign(promise, { status: 'fulfilled', value: current });
}
