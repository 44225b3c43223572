/** Content of the `lesson-text` chunk: the text's components and the end of the lesson. */
export { DoneMark } from './finish/DoneMark';
export { SectionText } from './SectionText';
