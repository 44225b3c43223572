import type { TypeProblem } from '../../languages/typescript/types/checkTypes';
import type { TypeRequest, TypeResponse } from '../../languages/typescript/types/worker';
import { startTypeWorker } from '../../../.generated/typeWorker';

let worker: Worker | undefined;
let lastId = 0;

/**
 * Checks the types of a program in a worker, which is started on the first call and loads the TypeScript compiler.
 *
 * @param code - TypeScript
 * @param typeTests - TypeScript that's added to the code to test its types
 * @returns the problems in the order of their lines
 * @throws if the compiler can't be loaded; the next call tries again
 */
export function checkTypes(code: string, typeTests?: string): Promise<TypeProblem[]> {
  worker ??= startTypeWorker?.();
  const current = worker;
  if (!current) return Promise.reject(new Error('No lesson is in TypeScript.'));
  lastId += 1;
  const id = lastId;
  return new Promise((resolve, reject) => {
    const listening = new AbortController();
    const { signal } = listening;
    current.addEventListener(
      'message',
      ({ data }: MessageEvent<TypeResponse>) => {
        if (data.id !== id) return;
        listening.abort();
        resolve(data.problems);
      },
      { signal },
    );
    current.addEventListener(
      'error',
      () => {
        listening.abort();
        current.terminate();
        if (worker === current) worker = undefined;
        reject(new Error("The TypeScript compiler couldn't be loaded."));
      },
      { signal },
    );
    current.postMessage({ id, code, typeTests } satisfies TypeRequest);
  });
}
