import type { Course, CourseId, Level, MinutesRange } from './model';
import type { Totals } from './totals';

/** What links to a course need to know of it. */
export type CourseEntry = Pick<Course, 'id' | 'slug' | 'title'>;

/** A course as lists show it; its text stays in the course's own chunk. */
export interface CourseSummary {
  id: CourseId;
  slug: string;
  title: string;
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
