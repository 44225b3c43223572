import { lazyModule, type LazyModule } from '../../prerendered/lazyModule';
import type { LessonDetails, LessonText as LessonTextData } from '../../content/lesson';
import type { FigureCode } from '../../figures/FigureCode';
import type * as lessonFrame from './lessonFrame';
import type * as lessonText from './lessonText';

/** The code of the frame around a lesson's text, and its data. */
export type LessonFrame = LazyModule<typeof lessonFrame & { details: LessonDetails }>;

/** The code of the text, and the text. */
export type LessonText = LazyModule<TextCode>;

/** The same, with the code of a section's figures. */
export type SectionCode = LazyModule<TextCode & { figures: FigureCode }>;

type TextCode = typeof lessonText & LessonTextData;

/** The code of the frame around every lesson's text. */
export const frameCode = lazyModule(
  () => import(/* webpackChunkName: "lesson-frame" */ './lessonFrame'),
);

/** The code of every lesson's text. */
export const textCode = lazyModule(
  () => import(/* webpackChunkName: "lesson-text" */ './lessonText'),
);

/** What a lesson's first window has beside its text: the course's list, what to do with the lesson, the offer to resume. */
export const lessonTools = lazyModule(
  () => import(/* webpackChunkName: "lesson-tools" */ './lessonTools'),
);

/** What a lesson's project is when it is finished. */
export const projectTop = lazyModule(
  () => import(/* webpackChunkName: "lesson-project" */ './ProjectTop'),
);
