/** What has behavior in the first window of a lesson, and is hydrated after it is shown; a chunk of its own. */
export { AppLinkGate } from '../../exercise/finished/AppLinkGate';
export { CourseBar } from './course/CourseBar';
export { CourseBeside } from './course/CourseBeside';
export { LessonTools } from './LessonTools';
export { keepPlace } from './reading/keepPlace';
export { ResumeBar } from './reading/ResumeBar';
export { TermCards } from './terms/TermCards';
