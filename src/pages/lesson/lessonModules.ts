/** Fetches lessons: each is a file of data, so that what every page loads does not grow with their number. */
import type { LessonData } from '../../content/lesson';
import { lazyModule, type LazyModule } from '../../prerendered/lazyModule';
import { readPageData } from '../../site/pageData';
import type { LessonModule, LessonPageData } from './LessonModule';

const filesModule = lazyModule(
  () => import(/* webpackChunkName: "lesson-files" */ '../../../.generated/lessonFiles'),
);

/**
 * @param slug - any text; there need not be such a lesson
 * @returns the lesson's module; `null` comes of a slug that no lesson has
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

/** What the document has of the lesson, if it is the lesson's. */
function broughtAlong(slug: string): LessonPageData | undefined {
  const data = readPageData() as LessonPageData | undefined;
  return data?.lesson?.slug === slug ? data : undefined;
}

/**
 * @throws an error that is treated as one of a chunk: most often the file is one of an earlier deploy
 */
async function fetchLesson(file: string): Promise<LessonData> {
  const response = await fetch(file).catch(() => undefined);
  if (response?.ok) {
    // A host that answers every address with a page would give HTML here.
    const data = (await response.json().catch(() => undefined)) as LessonData | undefined;
    if (data?.lesson) return data;
  }
  throw Object.assign(new Error(`The lesson ${file} could not be fetched.`), {
    name: 'ChunkLoadError',
    request: file,
  });
}
