import type { LazyModule } from '../../components/lazyModule';
import type { LessonSection } from '../../content/lesson';
import type * as lessonFrame from './lessonFrame';
import type * as lessonText from './lessonText';

/** The code of what stands around the text. */
export type LessonFrame = LazyModule<typeof lessonFrame>;

/** The code of the text, and the text. */
export type LessonText = LazyModule<typeof lessonText & { sections: readonly LessonSection[] }>;
