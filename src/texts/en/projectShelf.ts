/** Text of the lists of finished projects. */
import { countOf } from './format';

/** Link to the lesson in which the visitor builds the project. */
export const build = (parts: number) => `Build it in ${countOf(parts, 'part')}`;
