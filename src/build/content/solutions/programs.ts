/** Types of the code that the build runs to check a lesson. */
import type { WebLanguage } from '../../../content/lesson';
import type { SolutionSet } from './solutions';
import type { WebSet } from './webSolutions';

/** Code from a fenced block in a lesson's file, with the line number of the fence. */
export interface Snippet {
  line: number;
  code: string;
  /** The TypeScript that `code` was made from; undefined if the lesson has JavaScript. */
  typed?: string;
}

/** Returns the code as its author wrote it: with its types, if it has any. */
export function sourceOf({ code, typed }: Pick<Snippet, 'code' | 'typed'>): string {
  return typed ?? code;
}

export interface ExampleProgram extends Snippet {
  /** Exact output; undefined if the lesson doesn't show it. */
  output?: string;
}

/** Starting code of a project part for readers who solved the previous part in a certain way. */
export interface Start {
  /** Description of the solution to the previous part. */
  words: string;
  code: string;
}

export interface ExerciseProgram {
  id: string;
  line: number;
  starter: Snippet;
  tests: Snippet;
  /** TypeScript that's added to the reader's to test its types. */
  typeTests?: Snippet;
  solution: Snippet;
  /** The solution in Python. */
  python?: Snippet;
  /** Right and wrong solutions from the solutions file. */
  set?: SolutionSet;
  /** Id of the previous part of the project. */
  continues?: string;
  /** Starting code for each right solution to the previous part. */
  starts?: Start[];
}

/** An ordering exercise. */
export interface OrderProgram {
  id: string;
  line: number;
  /** The lines in a correct order. */
  lines: Snippet;
  /** Lines that aren't part of the solution. */
  extra?: Snippet;
  /** Code made of all lines in the shuffled order that the reader sees first. */
  shuffled: string;
  tests: Snippet;
}

/** A page's files by language; undefined for languages that the page doesn't use. */
export type WebSnippets = Partial<Record<WebLanguage, Snippet>>;

export interface WebProgram {
  id: string;
  line: number;
  /** The reader's starter files, and the files that the reader can't change. */
  starter: WebSnippets;
  checks: Snippet;
  /** The solution's version of the starter files, and the files that the reader can't change. */
  solution: WebSnippets;
  /** Languages of the files that the reader can change. */
  languages: WebLanguage[];
  set?: WebSet;
  /** Id of the previous part of the project. */
  continues?: string;
  /**
   * Starting code for each right solution to the previous part. It's for the only file that the reader can
   * change.
   */
  starts?: Start[];
}

/** An example page. */
export interface PreviewProgram {
  line: number;
  files: WebSnippets;
}

export interface LessonPrograms {
  slug: string;
  file: string;
  /** Path of the lesson's solutions file, which might not exist. */
  solutionsFile: string;
  /** Examples and predictions, which run the same way. */
  examples: ExampleProgram[];
  pythonExamples: ExampleProgram[];
  exercises: ExerciseProgram[];
  orders: OrderProgram[];
  webExercises: WebProgram[];
  previews: PreviewProgram[];
  /** Changes to examples and previews, whose starters they are. Their sets are optional. */
  changes: ExerciseProgram[];
  webChanges: WebProgram[];
}

/** Returns an empty set, so that the mutants of a solution without a set are tried. */
export function emptySetOf({ id, line }: { id: string; line: number }) {
  return { exercise: id, line, right: [], wrong: [], survivors: [] };
}
