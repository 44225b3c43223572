/** Texts of a lesson's page that load first: the summary of the intro and the table of contents. */
import { countOf } from './format';

/** Label of the table of contents. */
export const onThisPage = 'On this page';

/** What the intro contains: how many goals the lesson has. */
export const goals = (count: number) => `Learn ${countOf(count, 'thing')}`;
/** What the intro contains: how many prerequisites the lesson has. */
export const prerequisites = (count: number) =>
  count === 0 ? 'No prerequisites' : countOf(count, 'prerequisite');
/** What the intro contains on narrow screens: the table of contents. */
export const contents = 'Contents';
/** What the intro contains: the lesson's actions. */
export const actions = 'Bookmark, share, print';
