import { QUARANTINE_PREFIX, storageKey } from './entries/storageKeys';
import { PLAN_KEY } from './planKey';
import { PROGRESS_NAMESPACE } from './progressKeys';

const PREFIXES = [storageKey(`${PROGRESS_NAMESPACE}/`), QUARANTINE_PREFIX, PLAN_KEY];

/** @returns true if any of the visitor's work is stored, even if it's unreadable */
export function hasProgress(): boolean {
  try {
    return Object.keys(localStorage).some((key) =>
      PREFIXES.some((prefix) => key.startsWith(prefix)),
    );
  } catch {
    return false;
  }
}
