/** What asks for courses, a chunk of its own, and what is said when none fits. */
export { CourseControls } from './CourseControls';
export { NoCourses } from './NoCourses';
