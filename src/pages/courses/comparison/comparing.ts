/** Content of the `courses-compare` chunk: the checkboxes and the comparison. */
export { CompareBox } from './CompareBox';
export { Comparison } from './Comparison';
