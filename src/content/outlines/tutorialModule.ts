import type { SubjectId } from '../model';

/** A course module, as shown on the tutorials page. */
export interface TutorialModule {
  id: string;
  title: string;
  subject: SubjectId;
  /** Lessons in order, each with the terms that it introduces, which the filter searches. */
  lessons: readonly { id: string; terms: readonly string[] }[];
}
