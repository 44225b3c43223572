/** The frame of a lesson's text, as far as it has no behavior; a chunk of its own, never fetched for a page that came whole. */
export { BeforeYouStart } from './BeforeYouStart';
export { LessonTitle } from './LessonTitle';
export { NextLessons } from './NextLessons';
