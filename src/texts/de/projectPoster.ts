/** Text of a finished project's screenshot. */
import type { Translated } from '../translation';

export const finishedPage = (title: string) => `Die fertige Seite: ${title}`;

export type Complete = Translated<
  typeof import('../en/projectPoster'),
  typeof import('./projectPoster')
>;
