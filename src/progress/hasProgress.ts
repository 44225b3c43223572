import { SET_ASIDE_AREA, storageKey } from './entries/storageKeys';
import { OLD_PLAN_KEY, PLAN_KEY } from './planKey';
import { OLD_PROGRESS_KEY, PROGRESS_AREA } from './progressKeys';

const OWN = [
  storageKey(`${PROGRESS_AREA}/`),
  SET_ASIDE_AREA,
  OLD_PROGRESS_KEY,
  PLAN_KEY,
  OLD_PLAN_KEY,
];

/** @returns whether anything of a visitor's work is kept, be it readable or not; what it is, is not looked at */
export function hasProgress(): boolean {
  try {
    return Object.keys(localStorage).some((key) => OWN.some((start) => key.startsWith(start)));
  } catch {
    return false;
  }
}
