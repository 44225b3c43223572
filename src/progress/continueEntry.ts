import { storageKey } from './entries/storageKeys';

/** Key of the entry in the browser's storage that says where the reader goes on. */
export const CONTINUE_KEY = storageKey('continue');

/** A lesson to go on with. */
export interface ContinueStep {
  slug: string;
  title: string;
  /** Slug of the heading that was read last; absent at the top. */
  heading?: string;
}

/**
 * Where the reader goes on. It is made of the progress, and is small: an inline script reads it before the first paint, when
 * neither progress nor the list of lessons has been looked at.
 */
export interface ContinueEntry {
  /** Absent once there is no lesson that is not done; then no course has one either. */
  last?: ContinueStep;
  /** The same within each course that was begun, by its id. */
  courses: Readonly<Record<string, ContinueStep>>;
}

/** What a slug of a lesson looks like; the inline script judges by it too. */
export const LESSON_SLUG = /^[a-z0-9-]+$/;

/** @returns the stored entry as it is; `null` where there is none, or storage is closed */
export function readContinueEntry(): string | null {
  try {
    return localStorage.getItem(CONTINUE_KEY);
  } catch {
    return null;
  }
}

/**
 * Finds the lesson to go on with, just as the inline script does. Does not throw.
 *
 * @param text - the stored entry; may be anything
 * @param course - id of the course to go on in; absent for wherever the reader was last
 * @returns the lesson; `null` if the text names none
 */
export function continueStep(text: string | null, course?: string): ContinueStep | null {
  try {
    const entry = JSON.parse(text ?? 'null') as ContinueEntry;
    const step = course === undefined ? entry.last : entry.courses[course];
    return step && isStep(step) ? step : null;
  } catch {
    return null;
  }
}

/**
 * @param text - the stored entry; may be anything
 * @returns whether it says that all lessons are done
 */
export function isAllDone(text: string | null): boolean {
  try {
    const { last, courses } = JSON.parse(text ?? 'null') as ContinueEntry;
    return !last && Object.keys(courses).length === 0;
  } catch {
    return false;
  }
}

/**
 * @param text - the stored entry; may be anything
 * @returns whether the reader comes back: has a lesson to go on with, or has done all
 */
export function isBack(text: string | null): boolean {
  return continueStep(text) !== null || isAllDone(text);
}

function isStep({ slug, title }: { slug?: string; title?: unknown }): boolean {
  return LESSON_SLUG.test(slug ?? '') && typeof title === 'string' && title !== '';
}
