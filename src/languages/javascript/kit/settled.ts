import * as texts from '../../../texts/en/errors/run';

interface Settled {
  value?: unknown;
  error?: { thrown: unknown };
}

/**
 * Waits for a promise from the learner's code. Calls the built-in `then`, because a subclass could override
 * it and never settle.
 *
 * @returns the value or the error; rejects with a TypeError if it isn't a real promise
 */
export function settled(promise: Promise<unknown>): Promise<Settled> {
  return new Promise((resolve, reject) => {
    try {
      void Promise.prototype.then.call(
        promise,
        (value) => resolve({ value }),
        (thrown: unknown) => resolve({ error: { thrown } }),
      );
    } catch (error) {
      reject(new TypeError(texts.noRealPromise, { cause: error }));
    }
  });
}
