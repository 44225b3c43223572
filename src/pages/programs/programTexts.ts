/** What the page says of the programs, a chunk of its own: a first visit takes what is prerendered of it as it is. */
export { ProgramBody } from './ProgramBody';
export { ProgramsClosing } from './ProgramsClosing';
export { ProgramsTop } from './ProgramsTop';
