/**
 * Explanations of arrays that are called like functions. Code arrives in backticks; `item` is the code that
 * reads an item.
 */
import type { Translated } from '../../translation';

export const arrayCalledWithout = (array: string, item: string) =>
  `${array} ist ein Array und lässt sich nicht mit \`( )\` aufrufen. ${readWithBrackets(item)}`;

/** There's something in the parentheses. */
export const arrayCalledWith = (array: string, item: string) =>
  `${array} ist ein Array. ${readWithBrackets(item)}`;

/** `value` is a parameter, which could be an array. */
export const perhapsArray = (value: string, item: string) =>
  `${value} ist keine Funktion und lässt sich nicht mit \`( )\` aufrufen. Ist es ein Array? ${readWithBrackets(item)}`;

const readWithBrackets = (item: string) =>
  `Um ein Element zu lesen, nimm eckige Klammern: ${item}.`;

export type Complete = Translated<
  typeof import('../../en/errors/arrayCalls'),
  typeof import('./arrayCalls')
>;
