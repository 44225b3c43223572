import type { CoverMotif } from './cover';
import type { LessonSlug, TutorialFacts } from './lesson';
import type { CourseId, CourseSlug, Level, MinutesRange } from './model';
import type { Totals } from './totals';

/** What links to a course need to know of it. */
export interface CourseEntry<Slug extends string = CourseSlug> {
  id: CourseId;
  slug: Slug;
  title: string;
  /** It has a page for practice interviews. */
  hasMock?: true;
}

/** A course as lists show it; its text stays in the course's own chunk. */
export interface CourseSummary<Slug extends string = CourseSlug> extends CourseEntry<Slug> {
  description: string;
  level: Level;
  topics: readonly string[];
  cover?: CoverMotif;
  totals: Totals;
}

/** The lessons of a course in their order, as far as links to them need to know them. */
export interface CourseLessons {
  course: CourseId;
  lessons: readonly LessonEntry[];
}

/** A lesson that a link leads to. */
export type LessonEntry<Slug extends string = LessonSlug> = Pick<
  TutorialFacts<Slug>,
  'id' | 'slug' | 'title'
>;

/** A question about what one can do already, with the lesson for those who cannot. */
export interface EntryQuestion<Lesson> {
  id: string;
  /** Answered with yes or no. */
  question: string;
  /** Where to begin when the answer is no. */
  lesson: Lesson;
  /** One or two sentences: why there. */
  why: string;
}

/** The way in for those who can do something already. Each question assumes a yes to those before it. */
export interface EntryPoints<Lesson> {
  questions: readonly EntryQuestion<Lesson>[];
  /** Where to begin when every answer is yes. */
  beyond: Pick<EntryQuestion<Lesson>, 'lesson' | 'why'>;
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
