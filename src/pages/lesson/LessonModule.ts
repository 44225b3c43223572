import type { LessonOutline, LessonText } from '../../content/lesson';
import type { LazyModule } from '../../prerendered/lazyModule';

/** A lesson's data and lazily loaded text. */
export interface LessonModule {
  lesson: LessonOutline;
  text: LazyModule<LessonText>;
  /** URL of the file that contains the data and the text. */
  file: string;
}

/** Lesson data embedded in the prerendered document. */
export type LessonPageData = Pick<LessonModule, 'lesson' | 'file'>;
