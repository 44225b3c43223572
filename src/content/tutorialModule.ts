import type { SubjectId } from './model';

/** A module of a course, as the list of tutorials shows it. */
export interface TutorialModule {
  id: string;
  title: string;
  subject: SubjectId;
  /** In the order in which they teach, with the terms that each introduces: the filter searches them. */
  lessons: readonly { id: string; terms: readonly string[] }[];
}
