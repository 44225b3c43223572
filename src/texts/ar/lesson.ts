/** Texts of a lesson's page that load first: the summary of the intro and the table of contents. */
import type { Translated } from '../translation';
import { countOf, type Noun } from './format';

const GOAL: Noun = {
  one: 'هدف واحد',
  two: 'هدفان',
  few: 'أهداف',
  many: 'هدفًا',
  other: 'هدف',
};
const PREREQUISITE: Noun = {
  one: 'متطلب سابق واحد',
  two: 'متطلبان سابقان',
  few: 'متطلبات سابقة',
  many: 'متطلبًا سابقًا',
  other: 'متطلب سابق',
};

/** Label of the table of contents. */
export const onThisPage = 'في هذه الصفحة';

/** What the intro contains: how many goals the lesson has. */
export const goals = (count: number) => countOf(count, GOAL);
/** What the intro contains: how many prerequisites the lesson has. */
export const prerequisites = (count: number) =>
  count === 0 ? 'دون متطلبات سابقة' : countOf(count, PREREQUISITE);
/** What the intro contains on narrow screens: the table of contents. */
export const contents = 'المحتويات';
/** What the intro contains: the lesson's actions. */
export const actions = 'المفضّلة والمشاركة والطباعة';

export type Complete = Translated<typeof import('../en/lesson'), typeof import('./lesson')>;
