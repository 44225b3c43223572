/** What of a lesson's page comes later: its text with all that runs in it, and what follows it; a chunk of its own. */
export { LessonEnd } from './LessonEnd';
export { SectionText } from './LessonText';
