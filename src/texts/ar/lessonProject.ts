/** Text above the demo of a finished project, in the lesson where the reader builds it. */
import type { Translated } from '../translation';

export const whatYouWillBuild = 'ما ستبنيه';

export type Complete = Translated<
  typeof import('../en/lessonProject'),
  typeof import('./lessonProject')
>;
