/** What the page knows about each place that the instrumented program reports. */

/**
 * - `statement`: before a statement
 * - `block`: before a statement that only contains others, such as a loop
 * - `class`: before the declaration of a class
 * - `test`: before a loop's condition, and once a condition has its value
 * - `update`: before the last part of a `for` loop's head
 * - `turn`: at the start of each turn of a `for … of` or `for … in` loop
 * - `next`: at the end of each of these turns
 * - `enter`: at the start of a function
 * - `caught`: at the start of a `catch` block
 * - `break`, `continue`, `throw`: before the statement
 * - `end`: after the program's last statement
 */
export type SiteKind =
  | 'statement'
  | 'block'
  | 'class'
  | 'test'
  | 'update'
  | 'turn'
  | 'next'
  | 'enter'
  | 'caught'
  | 'break'
  | 'continue'
  | 'throw'
  | 'end';

export interface Site {
  kind: SiteKind;
  /** Line of the program, 1-based. */
  line: number;
  /** Index of the function that the place is in. */
  fn: number;
  /** Visible variables: the function's own, and then those of the functions around it. */
  names: readonly string[];
  /** How many of the names are the function's own. */
  own: number;
  /** Ids of the loops around the place, from the outermost to the innermost. */
  loops: readonly number[];
  /** Code of the condition, or the name of the class. */
  text?: string;
  /** Variables that each turn of the loop sets. */
  sets?: readonly string[];
  /** What the condition decides. */
  decides?: 'if' | 'loop';
}

/**
 * How a function gets called: `new` for a constructor, `callback` for one without a name that's passed to a
 * call, whose name is that of the called function.
 */
export type FunctionKind = 'program' | 'function' | 'method' | 'new' | 'get' | 'set' | 'callback';

export interface FunctionInfo {
  kind: FunctionKind;
  /** Empty if it has none. */
  name: string;
  /** Line where it starts, 1-based. */
  line: number;
  /** Number of the entry's names that are parameters. They come first. */
  parameters: number;
  /** True for a generator, which pauses at each `yield`. */
  isGenerator: boolean;
}

/** A program that reports its steps, with the same line numbers as the original. */
export interface Instrumented {
  /** The instrumented program. */
  code: string;
  /** Name of the recorder in the code, which the program can't guess. */
  key: string;
  sites: readonly Site[];
  /** Functions by their index; the first is the program itself. */
  functions: readonly FunctionInfo[];
}
