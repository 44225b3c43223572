/** Fetches lessons as data files, so that the bundle doesn't grow with the number of lessons. */
import type { LessonData } from '../../content/lesson';
import { lazyModule, type LazyModule } from '../../prerendered/lazyModule';
import { readPageData } from '../../site/pageData';
import type { LessonModule, LessonPageData } from './LessonModule';

const filesModule = lazyModule(
  () => import(/* webpackChunkName: "lesson-files" */ '../../../.generated/lessonFiles'),
);

/**
 * Returns the lazy module of a lesson.
 *
 * @param slug - any text, for example from a URL
 * @returns a module that resolves to `null` if there's no such lesson
 */
export function lessonModule(slug: string): LazyModule<LessonModule | null> {
  return lazyModule(async () => {
    const brought = broughtAlong(slug);
    if (brought) {
      const text = lazyModule(async () => (await fetchLesson(brought.file)).text);
      return { ...brought, text };
    }
    const { LESSON_FILES } = await filesModule.load();
    const file = Object.hasOwn(LESSON_FILES, slug) ? LESSON_FILES[slug] : undefined;
    if (file === undefined) return null;
    const { lesson, text } = await fetchLesson(file);
    return { lesson, text: lazyModule(() => Promise.resolve(text)), file };
  }, []);
}

/** Returns the lesson data embedded in the document, if it belongs to this lesson. */
function broughtAlong(slug: string): LessonPageData | undefined {
  const data = readPageData() as LessonPageData | undefined;
  return data?.lesson?.slug === slug ? data : undefined;
}

/**
 * Fetches a lesson's data file.
 *
 * @throws ChunkLoadError if it can't be fetched, so that it's handled like a chunk that's missing after a new
 *   deploy
 */
async function fetchLesson(file: string): Promise<LessonData> {
  const response = await fetch(file).catch(() => undefined);
  if (response?.ok) {
    // If the file doesn't exist, servers with a catch-all route respond with HTML.
    const data = (await response.json().catch(() => undefined)) as LessonData | undefined;
    if (data?.lesson) return data;
  }
  throw Object.assign(new Error(`The lesson ${file} could not be fetched.`), {
    name: 'ChunkLoadError',
    request: file,
  });
}
