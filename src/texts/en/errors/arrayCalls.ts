/**
 * Explanations of arrays that are called like functions. Code arrives in backticks; `item` is the code that
 * reads an item.
 */

export const arrayCalledWithout = (array: string, item: string) =>
  `${array} is an array, so you can't call it with \`( )\`. To read an item, use brackets: ${item}.`;

/** There's something in the parentheses. */
export const arrayCalledWith = (array: string, item: string) =>
  `${array} is an array. To read an item, use brackets: ${item}.`;

/** `value` is a parameter, which could be an array. */
export const perhapsArray = (value: string, item: string) =>
  `${value} isn't a function, so you can't call it with \`( )\`. Is it an array? To read an item, use brackets: ${item}.`;
