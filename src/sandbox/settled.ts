/** Waits for promises that the reader's code has made. */

interface Settled {
  value?: unknown;
  error?: { thrown: unknown };
}

/** Waits for a promise by the language's own `then`: a class of promises may have one that never tells. */
export function settled(promise: Promise<unknown>): Promise<Settled> {
  return new Promise((resolve, reject) => {
    try {
      void Promise.prototype.then.call(
        promise,
        (value) => resolve({ value }),
        (thrown: unknown) => resolve({ error: { thrown } }),
      );
    } catch (error) {
      reject(new TypeError("The promise can't be awaited", { cause: error }));
    }
  });
}
