import type { Course, Program, Question, Subject } from '../../content/model';
import type { EntryPoints } from '../../content/summary';
import type { TutorialFacts } from '../../content/totals';

/** Everything that is checked together, because all of it refers to each other. */
export interface ContentSet {
  subjects: readonly Subject[];
  courses: readonly Course[];
  programs: readonly Program[];
  questions: readonly Question[];
  entryPoints: EntryPoints<string>;
  tutorials: readonly TutorialFacts[];
}

/** A mistake in the content, told to the person who wrote it. */
export interface ContentProblem {
  /** Path from the top of the project. */
  file: string;
  /** Where in the file: ids from the outside in, then the field, as in `web-development > web-styling: summary`. */
  entry: string;
  reason: string;
}
