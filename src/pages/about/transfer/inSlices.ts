/** Longest time in one go, ms on the device that is at work: pressing and scrolling go on between two slices. */
const MAX_SLICE = 20;

/**
 * Does something with each of many items without keeping the page from answering.
 *
 * @param items - in the order in which they are taken
 * @param act - what is done with one; what it throws ends the rest
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

/** Lets the page answer first. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
