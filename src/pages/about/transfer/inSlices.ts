/** Maximum duration of a slice, in ms, so that input isn't blocked. */
const MAX_SLICE = 20;

/**
 * Runs a function on each item, yielding between slices so that input isn't blocked.
 *
 * @param items - processed in order
 * @param act - called with each item; if it throws, the promise rejects and the remaining items are skipped
 */
export async function inSlices<T>(items: readonly T[], act: (item: T) => void): Promise<void> {
  let began = performance.now();
  for (const item of items) {
    if (performance.now() - began > MAX_SLICE) {
      await nextTask();
      began = performance.now();
    }
    act(item);
  }
}

/** Resolves in a new task, so pending input is handled first. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
