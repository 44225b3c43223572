/** Content of the `courses-controls` chunk: the filters, and the message if no course matches. */
export { CourseControls } from './CourseControls';
export { NoCourses } from './NoCourses';
