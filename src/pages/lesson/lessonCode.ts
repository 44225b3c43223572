import type { LazyModule } from '../../components/lazyModule';
import type { LessonDetails, LessonSection } from '../../content/lesson';
import type * as lessonFrame from './lessonFrame';
import type * as lessonText from './lessonText';

/** The code of what stands around the text, and what it says. */
export type LessonFrame = LazyModule<typeof lessonFrame & { details: LessonDetails }>;

/** The code of the text, and the text. */
export type LessonText = LazyModule<typeof lessonText & { sections: readonly LessonSection[] }>;
