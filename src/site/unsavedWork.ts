const checks: (() => boolean)[] = [];

/**
 * Registers a store that keeps work in memory if it can't be stored.
 *
 * @param isUnsaved - returns true if the store has such work
 */
export function watchUnsavedWork(isUnsaved: () => boolean): void {
  checks.push(isUnsaved);
}

/** @returns true if some of the visitor's work would be gone if another document opened */
export function hasUnsavedWork(): boolean {
  return checks.some((isUnsaved) => isUnsaved());
}
