/** Content of the `lesson-frame` chunk: static components. Not fetched if the page is prerendered. */
export { BeforeYouStart } from './top/BeforeYouStart';
export { LessonTitle } from './top/LessonTitle';
export { NextLessons } from './NextLessons';
