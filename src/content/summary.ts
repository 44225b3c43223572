import type { CourseId, CourseSlug, Level, MinutesRange } from './model';
import type { Totals } from './totals';

/** What links to a course need to know of it. */
export interface CourseEntry<Slug extends string = CourseSlug> {
  id: CourseId;
  slug: Slug;
  title: string;
}

/** A course as lists show it; its text stays in the course's own chunk. */
export interface CourseSummary<Slug extends string = CourseSlug> extends CourseEntry<Slug> {
  description: string;
  level: Level;
  topics: readonly string[];
  totals: Totals;
}

/** A program as lists show it. */
export interface ProgramSummary {
  id: string;
  slug: string;
  title: string;
  description: string;
  /** Titles of its courses, each once, in the order it takes them. */
  courseTitles: readonly string[];
  checkpoints: number;
  totals: Totals;
}

/** What can be read and done on the site today, counted. */
export interface SiteFacts {
  courses: number;
  programs: number;
  /** Lessons with a page. */
  tutorials: number;
  /** Exercises in those lessons; each is checked in the page. */
  exercises: number;
  /** Reading and doing all of those lessons. */
  minutes: MinutesRange;
}
