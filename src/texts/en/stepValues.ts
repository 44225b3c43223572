/** Values of a program's variables, when a reader steps through it. */
import { countOf } from './format';

export const aFunction = 'function';
export const functionNamed = (name: string) => `function ${name}`;
export const classNamed = (name: string) => `class ${name}`;
/** Stands for the value of a property that a function computes. */
export const getter = '(computed)';
/** Stands for a place in an array that has no value. */
export const nothing = '(empty)';
/** Within brackets, instead of the items of a long list. */
export const items = (count: number) => countOf(count, 'item');
