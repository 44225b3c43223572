/** Text of the lists of finished projects. */
import type { Translated } from '../translation';
import { countOf } from './format';

/** Link to the lesson in which the visitor builds the project. */
export const build = (parts: number) => `In ${countOf(parts, 'Teil', 'Teilen')} bauen`;

export type Complete = Translated<
  typeof import('../en/projectShelf'),
  typeof import('./projectShelf')
>;
