import { QUARANTINE_PREFIX, storageKey } from './entries/storageKeys';
import { PLAN_KEY } from './planKey';
import { PROGRESS_NAMESPACE } from './progressKeys';

const OWN = [storageKey(`${PROGRESS_NAMESPACE}/`), QUARANTINE_PREFIX, PLAN_KEY];

/** @returns whether anything of a visitor's work is stored, readable or not */
export function hasProgress(): boolean {
  try {
    return Object.keys(localStorage).some((key) => OWN.some((start) => key.startsWith(start)));
  } catch {
    return false;
  }
}
