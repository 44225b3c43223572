import { use } from 'react';

/** A module that is fetched once, when first asked for, and kept. */
export interface LazyModule<T> {
  /** The module once it has loaded, else `null`. */
  readonly current: T | null;
  /** Why the last fetch failed; `undefined` if it did not, or is under way again. */
  readonly failure: Error | undefined;
  /**
   * Fetches the module, or returns the fetch under way. After a failure the next call tries again.
   * @throws what the import threw, as a rejection
   */
  load: () => Promise<T>;
  /** Names of the chunks that `load` fetches. Known where the build renders pages; in the browser there are none. */
  readonly chunks: readonly string[];
}

/** Handles in, their modules out. */
type Loaded<H extends readonly LazyModule<unknown>[]> = {
  [K in keyof H]: H[K] extends LazyModule<infer T> ? T : never;
};

/**
 * Wraps an `import()` so that what has loaded can be read without suspending: a page that was prefetched, or that the
 * build prerendered, is there in the first render.
 *
 * @param importModule - a function that calls `import()` with a `webpackChunkName`
 * @param chunks - left out: where pages are rendered the build reads it off `importModule` (`build/chunkNames.ts`)
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
      .catch((error: unknown) => importAnew(importModule, error))
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

/** A file that came wrong may be in the browser's cache for a year: it is fetched past that, once, and imported again. */
async function importAnew<T>(importModule: () => Promise<T>, error: unknown): Promise<T> {
  // What webpack says of a chunk; one that hangs would hang again.
  const { request, type } = Object(error) as { request?: string; type?: string };
  if (!request || type === 'timeout' || !(await renew(request))) throw error;
  return importModule();
}

/** @returns whether the whole file came, which the browser's cache has now */
async function renew(file: string): Promise<boolean> {
  try {
    const response = await fetch(file, { cache: 'reload' });
    await response.blob();
    return response.ok;
  } catch {
    return false;
  }
}

/**
 * Makes one module of several.
 *
 * @param modules - their handles
 * @param join - makes what is wanted of the modules, in the order of the handles
 * @returns the handle of what `join` gives; `load` fetches all modules at once
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
 * Reads a module in a render; suspends only while it is on its way. At most once a component, which makes no
 * other `use` of a promise: React knows those of a suspended render by their order, and once a module is there its promise
 * is not used any more, so that the next one would be taken for it and not be waited for.
 *
 * @param module - the handle
 * @returns the module
 * @throws what the last fetch threw, to the nearest error boundary: a render must not start it over, or a lost chunk
 *   would be asked for without end
 */
export function useLazyModule<T>(module: LazyModule<T>): T {
  if (module.failure) throw module.failure;
  // React's development build warns where a render that was suspended goes on without a promise.
  if (process.env.NODE_ENV === 'development') return use(readable(module));
  // What is there needs no promise: React looks at even an ended one as something that may suspend.
  return module.current ?? use(module.load());
}

/** @returns the module's promise; once the module is there, marked so that React reads it without suspending */
function readable<T>(module: LazyModule<T>): Promise<T> {
  const promise = module.load();
  const { current } = module;
  return current === null
    ? promise
    : Object.assign(promise, { status: 'fulfilled', value: current });
}
