/** Problems of mock interviews, compiled from Markdown. No lesson shows them. */
import type { Block, CodeLine, Inline } from './lesson';

/** Levels of problems, from easiest to hardest. */
export const PROBLEM_LEVELS = ['easy', 'medium', 'hard'] as const;

export type ProblemLevel = (typeof PROBLEM_LEVELS)[number];

/** What a solution can cost in time or memory, from cheapest to most expensive. */
export const COSTS = ['1', 'log n', 'n', 'n log n', 'n^2', '2^n', 'n!'] as const;

export type Cost = (typeof COSTS)[number];

/** What an interviewer rates. */
export const CRITERIA = ['problem solving', 'code', 'testing', 'communication'] as const;

export type Criterion = (typeof CRITERIA)[number];

/** A question and its answer, on the interviewer's sheet. */
export interface SheetQuestion {
  question: Inline[];
  answer: Block[];
}

/** What lists of problems need, without loading the problems. */
export interface MockProblemFacts {
  /** Permanent and unique among problems and exercises; stored interviews refer to it. */
  id: string;
  /** Name of the problem's file. */
  slug: string;
  title: string;
  level: ProblemLevel;
}

/** A whole problem with its sheet for the interviewer. */
export interface MockProblem extends MockProblemFacts {
  /** Id of the course whose interviews have the problem. */
  course: string;
  /** Language of the text, as a tag of BCP 47; undefined if it's that of the page. */
  language?: string;
  /** What the problem practices. Shown in the review only. */
  pattern: string;
  /** A call with the names of the parameters: `mergeLogs(first, second)`. */
  signature: string;
  /** What a good solution costs, and what `n` is. */
  time: Cost;
  space: Cost;
  n: string;
  prompt: Block[];
  /** Questions that a good candidate asks. */
  answers: SheetQuestion[];
  starter: CodeLine[];
  /** JavaScript that calls `test`, `hidden`, and `expect`. */
  tests: string;
  /** Three hints, from vague to explicit. */
  hints: Block[][];
  solution: CodeLine[];
  followups: SheetQuestion[];
  /** What to look for in this problem. */
  criteria: Record<Criterion, Inline[]>;
  explanation: Block[];
}

/** @returns what lists need of a problem */
export function factsOfProblem({ id, slug, title, level }: MockProblem): MockProblemFacts {
  return { id, slug, title, level };
}
