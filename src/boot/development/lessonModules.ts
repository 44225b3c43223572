/** Replaces `pages/lesson/lessonModules.ts` in development, where lessons are compiled on request. */
import type { LessonData } from '../../content/lesson';
import type { LessonModule } from '../../pages/lesson/LessonModule';
import { lazyModule, type LazyModule } from '../../prerendered/lazyModule';
import { BASE_PATH } from '../../site/basePath';
import { DEV_PATH } from './devMessages';

/** Returns a lesson's lazy module, which loads `null` if no lesson has that slug. */
export function lessonModule(slug: string): LazyModule<LessonModule | null> {
  return lazyModule(() => fetchLesson(slug));
}

/**
 * Fetches a lesson's current version.
 *
 * @param slug - any string
 * @returns the lesson, or `null` if no lesson has that slug
 * @throws if the server responds with an error
 */
export async function fetchLesson(slug: string): Promise<LessonModule | null> {
  const file = `${BASE_PATH}${DEV_PATH}lessons/${slug}.json`;
  const response = await fetch(file, { cache: 'no-store' });
  if (!response.ok)
    throw new Error(`The development server responded with ${response.status}: ${file}`);
  const data = (await response.json()) as LessonData | null;
  if (data === null) return null;
  const { lesson, text } = data;
  return { lesson, text: lazyModule(() => Promise.resolve(text)), file };
}
