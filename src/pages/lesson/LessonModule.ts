import type { LessonOutline, LessonText } from '../../content/lesson';
import type { LazyModule } from '../../prerendered/lazyModule';

/** What a lesson's own chunk gives. */
export interface LessonModule {
  lesson: LessonOutline;
  /** The text, a chunk of its own. */
  text: LazyModule<LessonText>;
}
