/** What lies below the first windows of the home page; a chunk of its own. */
export { Closing } from './Closing';
export { CourseLedger } from './CourseLedger';
export { FitList } from './FitList';
export { LearningSteps } from './LearningSteps';
export { ProgramTracks } from './ProgramTracks';
export { Questions } from './Questions';
