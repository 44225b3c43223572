import type { SubjectId } from '../model';

/** A module of a course on the tutorials page. */
export interface TutorialModule {
  id: string;
  title: string;
  subject: SubjectId;
  /** Lessons in order, each with the terms that it introduces, which the filter searches. */
  lessons: readonly { id: string; terms: readonly string[] }[];
}
