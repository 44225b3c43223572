/** Sentences about an exercise's known mistakes, by the hash of the report that each leaves (`reportHash`). */
export type Mistakes = Readonly<Record<string, readonly string[]>>;
