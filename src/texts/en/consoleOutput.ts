/** Texts within printed values, in the notation of Node's console. */

/** Reading the value throws. */
export const cannotBeShown = "[a value that can't be shown]";

/** `count` items without a value. */
export const emptyItems = (count: number) =>
  count === 1 ? '<1 empty item>' : `<${count} empty items>`;

/** At the end of a long list. */
export const moreItems = (count: number) =>
  count === 1 ? '... 1 more item' : `... ${count} more items`;

/** After the closing quote of a long string. */
export const moreCharacters = (count: number) =>
  count === 1 ? '... 1 more character' : `... ${count} more characters`;
