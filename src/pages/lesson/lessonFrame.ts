/** Content of the `lesson-frame` chunk: static components. Not fetched if the page is prerendered. */
export { BeforeYouStart } from './BeforeYouStart';
export { LessonTitle } from './LessonTitle';
export { NextLessons } from './NextLessons';
