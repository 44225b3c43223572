import type { CoverMotif } from './cover';
import type { LessonSlug, TutorialFacts } from './lesson';
import type { CourseId, CourseSlug, Level, MinutesRange } from './model';
import type { Totals } from './totals';

/** Data needed to link to a course. */
export interface CourseEntry<Slug extends string = CourseSlug> {
  id: CourseId;
  slug: Slug;
  title: string;
  /** True if the course has a page for practice interviews. */
  hasMock?: true;
}

/** A course as shown in lists. The rest of its text is in the course's own chunk. */
export interface CourseSummary<Slug extends string = CourseSlug> extends CourseEntry<Slug> {
  description: string;
  level: Level;
  topics: readonly string[];
  cover?: CoverMotif;
  totals: Totals;
}

/** A course's lessons, in order, with the data needed to link to them. */
export interface CourseLessons {
  course: CourseId;
  lessons: readonly LessonEntry[];
}

/** Data needed to link to a lesson. */
export type LessonEntry<Slug extends string = LessonSlug> = Pick<
  TutorialFacts<Slug>,
  'id' | 'slug' | 'title'
>;

/** A question about existing skills, with a lesson for readers who don't have them. */
export interface EntryQuestion<Lesson> {
  id: string;
  /** A yes-or-no question. */
  question: string;
  /** Lesson to start with for readers who answer no. */
  lesson: Lesson;
  /** Why to start with that lesson, in one or two sentences. */
  why: string;
}

/**
 * Entry points for readers with some experience. Each question assumes that all previous answers were yes.
 */
export interface EntryPoints<Lesson> {
  questions: readonly EntryQuestion<Lesson>[];
  /** Lesson for readers who answer yes to all questions, and why to start there. */
  beyond: Pick<EntryQuestion<Lesson>, 'lesson' | 'why'>;
}

/** A program as shown in lists. */
export interface ProgramSummary {
  id: string;
  slug: string;
  title: string;
  description: string;
  /** Titles of the program's courses without duplicates, in the program's order. */
  courseTitles: readonly string[];
  checkpoints: number;
  /** How long a program with classes takes, such as `12 weeks, full-time`. */
  duration?: string;
  totals: Totals;
}

/** Site-wide totals. */
export interface SiteFacts {
  courses: number;
  programs: number;
  /** Number of lessons with a page. */
  tutorials: number;
  /** Number of exercises in all lessons. */
  exercises: number;
  /** Time needed for all lessons and their exercises. */
  minutes: MinutesRange;
}
