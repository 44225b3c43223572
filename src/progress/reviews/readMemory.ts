import { isObject, isTime } from '../readEntries';
import { MAX_DAYS, type CardMemory } from './reviewModel';

/** Limits of the values that the scheduler computes. */
const MIN_STABILITY = 0.001;
const MAX_DIFFICULTY = 10;

/**
 * @returns the card's memory state parsed from untrusted JSON data; `undefined` if it's invalid
 */
export function readMemory(entry: unknown): CardMemory | undefined {
  if (!isObject(entry)) return undefined;
  const { stability, difficulty, reviewed, due, at } = entry;
  return isBetween(stability, MIN_STABILITY, MAX_DAYS) &&
    isBetween(difficulty, 1, MAX_DIFFICULTY) &&
    isTime(reviewed) &&
    isTime(due) &&
    isTime(at)
    ? { stability, difficulty, reviewed, due, at }
    : undefined;
}

function isBetween(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && value >= least && value <= most;
}
