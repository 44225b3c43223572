import { PROGRESS_KEY, SET_ASIDE_KEY } from './progressModel';

/** @returns whether anything of a visitor's work is kept, be it readable or not; what it is, is not looked at */
export function hasProgress(): boolean {
  try {
    return [PROGRESS_KEY, SET_ASIDE_KEY].some((key) => localStorage.getItem(key) !== null);
  } catch {
    return false;
  }
}
