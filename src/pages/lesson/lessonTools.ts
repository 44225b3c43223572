/** Content of the `lesson-tools` chunk: interactive parts at the top, hydrated after the first paint. */
export { AppLinkGate } from '../../exercise/finished/sharing/AppLinkGate';
export { PrintedFrom } from '../../components/print/PrintedFrom';
export { CourseBar } from './course/CourseBar';
export { CourseBeside } from './course/CourseBeside';
export { LessonTools } from './LessonTools';
export { MarkWhenPassed } from './finish/MarkWhenPassed';
export { PlaceKeeper } from './reading/PlaceKeeper';
export { ResumeLink } from './reading/ResumeLink';
export { TermCards } from './terms/TermCards';
