/** A lesson's text with all that runs in it, and the mark that it is done; a chunk of its own. */
export { DoneMark } from './finish/DoneMark';
export { SectionText } from './SectionText';
