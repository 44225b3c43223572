/** Replaces `lessonModules.ts` while prerendering, where lessons are imported directly. */
import { LESSON_FILES } from '../../../.generated/lessonFiles';
import { LESSON_IMPORTS } from '../../../.generated/lessonImports';
import { lazyModule, type LazyModule } from '../../prerendered/lazyModule';
import type { LessonModule } from './LessonModule';

/** Same as the browser version, but doesn't fetch a file. */
export function lessonModule(slug: string): LazyModule<LessonModule | null> {
  return lazyModule(async () => {
    const load = Object.hasOwn(LESSON_IMPORTS, slug) ? LESSON_IMPORTS[slug] : undefined;
    if (load === undefined) return null;
    const { lesson, text } = await load();
    return {
      lesson,
      text: lazyModule(() => Promise.resolve(text), []),
      file: LESSON_FILES[slug] ?? '',
    };
  }, []);
}
