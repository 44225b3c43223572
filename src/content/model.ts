/**
 * The entities of the content and how they point at each other.
 *
 * Every entity has a permanent `id`, which other entities and stored progress refer to, apart from its `slug`, which
 * is the last part of its address and may change. Text is plain: no HTML, no Markdown.
 */

import type { CoverMotif } from './cover';

export type { CourseSlug } from '../../.generated/courseSlugs';

/** Whole minutes a typical learner needs, from the quick to the careful; `0 < from <= to`. */
export interface MinutesRange {
  from: number;
  to: number;
}

/** Id of one of `subjects`; the content check reports any other, with file and entry. */
export type SubjectId = string;

/** Id of one of `courses`; the content check reports any other, with file and entry. */
export type CourseId = string;

export type Level = 'beginner' | 'intermediate' | 'advanced';

/** A field of knowledge that courses and tutorials belong to. */
export interface Subject {
  id: SubjectId;
  name: string;
  /** One sentence that says what the subject is about. */
  summary: string;
}

/** A section of a course: a handful of lessons that end in something the learner can do. */
export interface Module {
  id: string;
  title: string;
  /** What the learner can do after it; one or two sentences. */
  summary: string;
  /** Ids of its lessons, in their order. */
  lessons: string[];
}

/** The piece of work a course ends in; its last lesson builds it. */
export interface Project {
  title: string;
  brief: string;
  /** What a finished project shows; each point is checked in the page. */
  acceptance: string[];
  /** What can be changed where its finished program runs; a page has controls of its own. */
  inputs?: ProjectInput[];
}

/** A value in a project's finished program that visitors can replace. */
export interface ProjectInput {
  label: string;
  /** The passage of the model answer that has the value; occurs there once. */
  code: string;
  /** Values as they are written in the code; the first is the model answer's own. */
  choices: string[];
}

/** How long a practice interview gives for each of its tasks, whole minutes above 0. */
export interface MockInterview {
  /** For a question: a warm-up, code to read, lines to order. */
  question: number;
  /** For a problem of middling size. */
  problem: number;
  /** For one that takes an idea. */
  stretch: number;
}

/** What comes before a course: another one, or its beginning. */
export interface Prerequisite {
  course: CourseId;
  /** Id of the last module that it takes; absent means the whole course. */
  through?: string;
}

export interface Course {
  id: CourseId;
  slug: string;
  subject: SubjectId;
  title: string;
  /** One sentence for lists and search results, at most 160 characters. */
  description: string;
  level: Level;
  /** Words that the course list filters by, in lower case. */
  topics: string[];
  forWhom: string[];
  notFor: string[];
  outcomes: string[];
  /** What to have done first. */
  prerequisites: Prerequisite[];
  /** What else the learner should bring, in words. */
  alsoNeeded: string[];
  modules: Module[];
  project: Project;
  /** What its cover shows; absent means the neutral motif. */
  cover?: CoverMotif;
  /** With it the course has a page on which its exercises are done against the clock. */
  mock?: MockInterview;
}

/** A point in a program where the learner stops and checks what holds. */
export interface Checkpoint {
  id: string;
  title: string;
  /** What the learner should be able to show; each point can be checked without a teacher. */
  shows: string[];
}

/** One step of a program: a whole course, or some of its modules, closed by a checkpoint. */
export interface ProgramStep {
  course: CourseId;
  /** Ids of the modules that belong to the step; absent means all of the course. */
  modules?: string[];
  checkpoint: Checkpoint;
}

/** An ordered path through the courses. */
export interface Program {
  id: string;
  slug: string;
  title: string;
  description: string;
  forWhom: string[];
  /** What the program does not promise, said plainly. */
  notPromised: string[];
  steps: ProgramStep[];
}

export type QuestionPlace = 'home' | 'about';

/** A question visitors ask, with its answer. */
export interface Question {
  id: string;
  question: string;
  /** Paragraphs. */
  answer: string[];
  /** Pages that show it. */
  places: QuestionPlace[];
  /** Other words that visitors search for when they mean this. */
  keywords?: string[];
}

/** A page elsewhere that costs nothing to read. */
export interface OutsideLink {
  title: string;
  /** Who it is by. */
  site: string;
  href: `https://${string}`;
}

/** Something to learn once the courses are done. */
export interface NextStep {
  id: string;
  title: string;
  /** One or two sentences. */
  what: string;
  /** Why it comes here; one or two sentences. */
  why: string;
  links: readonly OutsideLink[];
}

/** What ways to learn are compared by. */
export type ComparedFact =
  | 'cost'
  | 'account'
  | 'offline'
  | 'languages'
  | 'size'
  | 'projects'
  | 'community'
  | 'certificate'
  | 'inPage';

/** A fact about a school, with the page that states it. */
export interface ComparedCell {
  text: string;
  /** A page of the school's own; of ours an address within the site. */
  source: `https://${string}` | `/${string}`;
  /** The day on which the source was read, 'YYYY-MM-DD'. */
  date: string;
}

export interface ComparedSchool {
  name: string;
  /** `null` where no source was found. */
  facts: Record<ComparedFact, ComparedCell | null>;
}
