/** Content of the `program-sections` chunk. A first visit can keep the prerendered HTML. */
export { ProgramBody } from './ProgramBody';
export { ProgramsClosing } from './ProgramsClosing';
export { ProgramsTop } from './ProgramsTop';
