import type { CodeLine, WebLanguage } from '../../content/lesson';

/** Sentences about an exercise's known mistakes, by the hash of the report that each leaves (`reportHash`). */
export type Mistakes = Readonly<Record<string, readonly string[]>>;

/** A line of a wrong solution that otherwise equals the model solution. */
export interface WrongLine {
  /** The file that has the line. */
  language: WebLanguage;
  code: CodeLine;
  /** Text of the right line. */
  right: string;
  /** Sentence about the mistake. */
  says: string;
}

/** What's known about wrong solutions to an exercise. */
export interface KnownMistakes {
  byReport: Mistakes;
  wrongLines: readonly WrongLine[];
}
