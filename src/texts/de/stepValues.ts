/** Values of a program's variables, when a reader steps through it. */
import type { Translated } from '../translation';
import { countOf } from './format';

export const aFunction = 'function';
export const functionNamed = (name: string) => `function ${name}`;
export const classNamed = (name: string) => `class ${name}`;
/** Stands for the value of a property that a function computes. */
export const getter = '(berechnet)';
/** Stands for a place in an array that has no value. */
export const nothing = '(leer)';
/** Within brackets, instead of the items of a long list. */
export const items = (count: number) => countOf(count, 'Element', 'Elemente');

export type Complete = Translated<typeof import('../en/stepValues'), typeof import('./stepValues')>;
