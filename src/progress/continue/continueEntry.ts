import { nextLessonLabel } from '../../texts/en/continueButton';
import { documentLanguage } from '../../texts/en/documentLanguage';
import { storageKey } from '../entries/storageKeys';

/** Storage key of the entry that says which lesson to continue. */
export const CONTINUE_KEY = storageKey('continue');

/** A lesson to continue with. */
export interface ContinueStep {
  slug: string;
  title: string;
  /** Slug of the last heading read, or id of the last exercise; omitted at the top of the lesson. */
  heading?: string;
}

/**
 * Which lessons to continue, derived from progress. Kept small, because an inline script reads it before the
 * first paint, when neither progress nor the list of lessons has loaded.
 */
export interface ContinueEntry {
  /** Language of the titles. Entries of earlier versions don't have it. */
  language?: string;
  /** Omitted once all lessons are done. In that case, `courses` is empty as well. */
  last?: ContinueStep;
  /** The lesson to continue in each started course, by course id. */
  courses: Readonly<Record<string, ContinueStep>>;
}

/** Matches a lesson's slug. The inline script also uses it. */
export const LESSON_SLUG = /^[a-z0-9-]+$/;

/** @returns the stored entry, unparsed; `null` if there isn't one or storage is blocked */
export function readContinueEntry(): string | null {
  try {
    return localStorage.getItem(CONTINUE_KEY);
  } catch {
    return null;
  }
}

/**
 * Parses the lesson to continue with, following the same rules as the inline script. Doesn't throw.
 *
 * @param text - the stored entry; untrusted. Titles in another language than the page's aren't used, until the
 *   page has updated the entry
 * @param course - id of the course to continue; omit it to continue from the last lesson read in any course
 * @returns the lesson; `null` if the entry has none
 */
export function continueStep(text: string | null, course?: string): ContinueStep | null {
  try {
    const entry = JSON.parse(text ?? 'null') as ContinueEntry;
    const step = course === undefined ? entry.last : entry.courses[course];
    if (!step || !isStep(step)) return null;
    const isForeign = (entry.language ?? documentLanguage) !== documentLanguage;
    return isForeign ? { ...step, title: nextLessonLabel } : step;
  } catch {
    return null;
  }
}

/**
 * @param text - the stored entry; untrusted
 * @returns true if all lessons are done
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
 * @param text - the stored entry; untrusted
 * @returns true for a returning reader: there's a lesson to continue, or all lessons are done
 */
export function isBack(text: string | null): boolean {
  return continueStep(text) !== null || isAllDone(text);
}

function isStep({ slug, title }: { slug?: string; title?: unknown }): boolean {
  return LESSON_SLUG.test(slug ?? '') && typeof title === 'string' && title !== '';
}
