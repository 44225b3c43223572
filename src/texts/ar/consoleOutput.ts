/**
 * Texts within printed values, in the notation of Node's console. Its own words stay English, as visitors
 * see them in every console.
 */
import type { Translated } from '../translation';

/** Reading the value throws. */
export const cannotBeShown = '[قيمة لا يمكن عرضها]';

/** `count` items without a value. */
export const emptyItems = (count: number) =>
  count === 1 ? '<1 empty item>' : `<${count} empty items>`;

/** At the end of a long list. */
export const moreItems = (count: number) =>
  count === 1 ? '... 1 more item' : `... ${count} more items`;

/** After the closing quote of a long string. */
export const moreCharacters = (count: number) =>
  count === 1 ? '... 1 more character' : `... ${count} more characters`;

export type Complete = Translated<
  typeof import('../en/consoleOutput'),
  typeof import('./consoleOutput')
>;
