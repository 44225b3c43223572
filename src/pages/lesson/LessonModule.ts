import type { LessonOutline, LessonText } from '../../content/lesson';
import type { LazyModule } from '../../prerendered/lazyModule';

/** A lesson, as its page needs it. */
export interface LessonModule {
  lesson: LessonOutline;
  text: LazyModule<LessonText>;
  /** The address of the file that holds both. */
  file: string;
}

/** What the document of a lesson brings along. */
export type LessonPageData = Pick<LessonModule, 'lesson' | 'file'>;
