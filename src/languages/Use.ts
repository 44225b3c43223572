/** One place where code uses a construct. */
export interface Use {
  /** Key of the construct, such as `const`, `.push()`, `<p>` or `color:`. */
  key: string;
  /** Alternative keys: a lesson that introduces any of them also covers this use. */
  or?: readonly string[];
  /** 1-based line within the code. */
  line: number;
}
