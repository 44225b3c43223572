/** What of a lesson is run before it is published. */
import type { SolutionSet } from './solutions';

/** Code and the line of its fence in the lesson's file. */
export interface Snippet {
  line: number;
  code: string;
}

export interface ExampleProgram extends Snippet {
  /** Exactly what it prints; absent when the lesson does not show it. */
  output?: string;
}

export interface ExerciseProgram {
  id: string;
  line: number;
  starter: Snippet;
  tests: Snippet;
  solution: Snippet;
  /** The right and wrong solutions beside it. */
  set?: SolutionSet;
}

/** Lines to put in order. */
export interface OrderProgram {
  id: string;
  line: number;
  /** In an order that works. */
  lines: Snippet;
  /** The code of the lines as the reader finds them. */
  shuffled: string;
  tests: Snippet;
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
}
