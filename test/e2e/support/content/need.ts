import { test } from '@playwright/test';

/** Something that tests look for in the school's content. A school may have none. */
export interface Sample<T> {
  /** Completes "The school has no …". */
  name: string;
  item: T | undefined;
}

/**
 * @param name - what it is, after "The school has no"
 * @param items - the content's items of this kind
 * @returns the first of the items
 */
export function sample<T>(name: string, items: readonly T[]): Sample<T> {
  return { name, item: items[0] };
}

/**
 * Call this in a test or a hook.
 *
 * @returns the sample; if the school has none, the test is skipped instead
 */
export function need<T>({ name, item }: Sample<T>): T {
  if (item === undefined) {
    const reason = `The school has no ${name}.`;
    test.skip(true, reason);
    throw new Error(reason);
  }
  return item;
}
