/** One place where code uses a construct. */
export interface Use {
  /** The construct by its key: `const`, `.push()`, `<p>`, `color:` and the like. */
  key: string;
  /** Other keys, any of which teaches it as well. */
  or?: readonly string[];
  /** Counted from 1 within the code. */
  line: number;
}
