import { lazyModule, type LazyModule } from '../../prerendered/lazyModule';
import type { LessonDetails, LessonText as LessonTextData } from '../../content/lesson';
import type { FigureCode } from '../../figures/FigureCode';
import type * as lessonFrame from './lessonFrame';
import type * as lessonText from './lessonText';

/** The components and data for a lesson's frame. */
export type LessonFrame = LazyModule<typeof lessonFrame & { details: LessonDetails }>;

/** The components and data for a lesson's text. */
export type LessonText = LazyModule<TextCode>;

/** The components and data for a lesson's text, and the code for the figures in one section. */
export type SectionCode = LazyModule<TextCode & { figures: FigureCode }>;

type TextCode = typeof lessonText & LessonTextData;

/** Components of the lesson frame. */
export const frameCode = lazyModule(
  () => import(/* webpackChunkName: "lesson-frame" */ './lessonFrame'),
);

/** Components of the lesson text. */
export const textCode = lazyModule(
  () => import(/* webpackChunkName: "lesson-text" */ './lessonText'),
);

/** Interactive parts at the top of a lesson: the lesson list, actions, and the link to the last position. */
export const lessonTools = lazyModule(
  () => import(/* webpackChunkName: "lesson-tools" */ './lessonTools'),
);

/** Demo of a finished project. */
export const projectTop = lazyModule(
  () => import(/* webpackChunkName: "lesson-project" */ './top/ProjectTop'),
);
