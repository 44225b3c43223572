/** @returns whether the browser keeps what is saved until the reader deletes it; `null` where it does not say */
export async function isPersistent(): Promise<boolean | null> {
  try {
    return await navigator.storage.persisted();
  } catch {
    return null;
  }
}

/**
 * @param persistent - the browser's answer
 * @returns what to say of it beside what is kept
 */
export function persistenceWords(persistent: boolean | null): string {
  return persistent
    ? 'Your browser keeps what you save until you delete it.'
    : 'Your browser may remove saved pages when your device runs low on space.';
}
