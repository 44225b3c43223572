import type { Course, Program, Question, Subject } from '../../../content/model';
import type { EntryPoints } from '../../../content/summary';
import type { TutorialFacts } from '../../../content/totals';

/** Content that's validated together, because its parts refer to each other. */
export interface ContentSet {
  subjects: readonly Subject[];
  courses: readonly Course[];
  programs: readonly Program[];
  questions: readonly Question[];
  /** `null` if the school has none. */
  entryPoints: EntryPoints<string> | null;
  tutorials: readonly TutorialFacts[];
}

/** A mistake in the content, reported to its author. */
export interface ContentProblem {
  /** Path relative to the project root. */
  file: string;
  /** Ids, outermost first, then the field: `web-development > web-styling: summary`. */
  entry: string;
  reason: string;
}
