/**
 * Content entities and how they refer to each other.
 *
 * Each entity has a permanent `id`, which other entities and stored progress refer to, and a `slug`, which
 * is the last part of its URL and can change. Text is plain: no HTML, no Markdown.
 */

import type { CoverMotif } from './cover';
import type { ProblemLevel } from './mockProblem';

export type { CourseSlug } from '../../.generated/courseSlugs';

/** Whole minutes that learners need, from a quick pace to a careful one; `0 < from <= to`. */
export interface MinutesRange {
  from: number;
  to: number;
}

/** Id of one of `subjects`. Validation reports unknown ids. */
export type SubjectId = string;

/** Id of one of `courses`. Validation reports unknown ids. */
export type CourseId = string;

export type Level = 'beginner' | 'intermediate' | 'advanced';

/** A field of study that courses and tutorials belong to. */
export interface Subject {
  id: SubjectId;
  name: string;
  /** One sentence about the subject. */
  summary: string;
}

/** A section of a course: a few lessons that teach one skill. */
export interface Module {
  id: string;
  title: string;
  /** What the learner can do afterward, in one or two sentences. */
  summary: string;
  /** Ids of the module's lessons, in order. */
  lessons: string[];
}

/** The final project of a course, built in its last lesson. */
export interface Project {
  title: string;
  brief: string;
  /** Acceptance criteria, which the course's page lists. */
  acceptance: string[];
  /** Inputs of the finished program. Projects that are web pages have their own controls instead. */
  inputs?: ProjectInput[];
}

/** A value in a project's finished program that visitors can replace. */
export interface ProjectInput {
  label: string;
  /** Code in the model solution that contains the value. It must occur only once. */
  code: string;
  /** Values to choose from, as written in code. The first one is the value in the model solution. */
  choices: string[];
}

/** Time for each level of problem in a mock interview, in whole minutes, at least 1. */
export type MockInterview = Record<ProblemLevel, number>;

/** A course to complete first, or its first modules. */
export interface Prerequisite {
  course: CourseId;
  /** Id of the last required module; undefined if the whole course is required. */
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
  /** Topics that readers can filter the course list by, in lowercase. */
  topics: string[];
  forWhom: string[];
  notFor: string[];
  outcomes: string[];
  /** Courses to complete first. */
  prerequisites: Prerequisite[];
  /** Other requirements, as text. */
  alsoNeeded: string[];
  modules: Module[];
  project: Project;
  /** The motif of the course's cover; undefined for the default motif. */
  cover?: CoverMotif;
  /** Defined if the course has a page for mock interviews, with problems of its own. */
  mock?: MockInterview;
}

/** A point in a program where learners check what they can do. */
export interface Checkpoint {
  id: string;
  title: string;
  /** What learners should be able to show before moving on. They can check each item without a teacher. */
  shows: string[];
}

/** One step of a program: a course or some of its modules, with a checkpoint at the end. */
export interface ProgramStep {
  course: CourseId;
  /** Ids of the step's modules; undefined if the step covers the whole course. */
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
  /** How long a program with classes takes. Without it, pages show the time for the program's lessons. */
  duration?: string;
  /** Outcomes that the program explicitly doesn't promise. */
  notPromised?: string[];
  steps: ProgramStep[];
}

export type QuestionPlace = 'home' | 'about';

/** A frequently asked question with its answer. */
export interface Question {
  id: string;
  question: string;
  /** The answer's paragraphs. */
  answer: string[];
  /** Pages that show the question. */
  places: QuestionPlace[];
  /** Search terms that the question and answer don't include. */
  keywords?: string[];
}
