/** Texts of a lesson's page that load first: the summary of the intro and the table of contents. */
import type { Translated } from '../translation';
import { countOf } from './format';

/** Label of the table of contents. */
export const onThisPage = 'Auf dieser Seite';

/** What the intro contains: how many goals the lesson has. */
export const goals = (count: number) => countOf(count, 'Lernziel', 'Lernziele');
/** What the intro contains: how many prerequisites the lesson has. */
export const prerequisites = (count: number) =>
  count === 0 ? 'Keine Voraussetzungen' : countOf(count, 'Voraussetzung', 'Voraussetzungen');
/** What the intro contains on narrow screens: the table of contents. */
export const contents = 'Inhalt';
/** What the intro contains: the lesson's actions. */
export const actions = 'Merken, teilen, drucken';

export type Complete = Translated<typeof import('../en/lesson'), typeof import('./lesson')>;
