/** What compares courses, a chunk of its own: the box at each, and what comes of them below the list. */
export { CompareBox } from './CompareBox';
export { Comparison } from './Comparison';
