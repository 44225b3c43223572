import type { ReactNode } from 'react';

/** Functions that put elements around parts of a text, and values other than texts. */
type Fixed =
  RegExp | ReadonlySet<unknown> | ReadonlyMap<unknown, unknown> | number | boolean | null;

/** The type of a text in any language: that of the English one, with other words. */
export type Text<English> = English extends string
  ? string
  : English extends Fixed | undefined
    ? English
    : English extends (...values: infer Values) => infer Result
      ? (...values: Values) => Text<Result>
      : English extends Exclude<ReactNode, string | Iterable<ReactNode>>
        ? ReactNode
        : English extends readonly (infer Entry)[]
          ? readonly Text<Entry>[]
          : { readonly [Key in keyof English]: Text<English[Key]> };

/**
 * Checks the types of a file of texts. Each translated file ends with it:
 *
 *   export type Complete = Translated<typeof import('../en/shell'), typeof import('./shell')>;
 *
 * @typeParam English - module with the English texts
 * @typeParam Own - module with the translation, which must have all of them
 */
export type Translated<English, Own extends { [Name in keyof English]: Text<English[Name]> }> = Own;
