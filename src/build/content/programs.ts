/** What of a lesson is run before it is published. */
import type { WebLanguage } from '../../content/lesson';
import type { SolutionSet } from './solutions';
import type { WebSet } from './webSolutions';

/** Code and the line of its fence in the lesson's file. */
export interface Snippet {
  line: number;
  code: string;
}

export interface ExampleProgram extends Snippet {
  /** Exactly what it prints; absent when the lesson does not show it. */
  output?: string;
}

/** The code that a part of a project starts from for a reader who solved the part before in this way. */
export interface Start {
  /** The way, in words. */
  words: string;
  code: string;
}

export interface ExerciseProgram {
  id: string;
  line: number;
  starter: Snippet;
  tests: Snippet;
  solution: Snippet;
  /** The right and wrong solutions beside it. */
  set?: SolutionSet;
  /** Id of the part of the project that comes before. */
  continues?: string;
  /** One for each right solution of that part. */
  starts?: Start[];
}

/** Lines to put in order. */
export interface OrderProgram {
  id: string;
  line: number;
  /** In an order that works. */
  lines: Snippet;
  /** Lines that belong to no solution. */
  extra?: Snippet;
  /** The code of the lines as the reader finds them. */
  shuffled: string;
  tests: Snippet;
}

/** The files of a page; those that it does without are absent. */
export type WebSnippets = Partial<Record<WebLanguage, Snippet>>;

export interface WebProgram {
  id: string;
  line: number;
  /** What the reader begins with, given files among them. */
  starter: WebSnippets;
  checks: Snippet;
  /** Given files and those that replace the starter's. */
  solution: WebSnippets;
  /** Files that the reader can change. */
  languages: WebLanguage[];
  set?: WebSet;
  /** As of an `ExerciseProgram`; the code is that of the one file that the reader can change. */
  continues?: string;
  starts?: Start[];
}

/** A page to look at. */
export interface PreviewProgram {
  line: number;
  files: WebSnippets;
}

export interface LessonPrograms {
  slug: string;
  file: string;
  /** Where its sets are, or would. */
  solutionsFile: string;
  /** Examples, and predictions, which are run alike. */
  examples: ExampleProgram[];
  exercises: ExerciseProgram[];
  orders: OrderProgram[];
  webExercises: WebProgram[];
  previews: PreviewProgram[];
}
