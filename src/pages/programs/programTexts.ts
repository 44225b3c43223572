/** Content of the `program-sections` chunk. A first visit can show the prerendered HTML without it. */
export { ProgramBody } from './ProgramBody';
export { ProgramsClosing } from './ProgramsClosing';
export { ProgramsTop } from './ProgramsTop';
