import * as texts from '../texts/en/persistence';

/** @returns true if storage is persistent; `null` if the browser doesn't support the check */
export async function isPersistent(): Promise<boolean | null> {
  try {
    return await navigator.storage.persisted();
  } catch {
    return null;
  }
}

/**
 * @param persistent - result of `isPersistent`
 * @returns a sentence that tells the reader whether the storage is persistent
 */
export function persistenceWords(persistent: boolean | null): string {
  return persistent ? texts.kept : texts.notKept;
}
