/**
 * A lesson compiled from Markdown: a tree of blocks and inlines for components to render.
 *
 * The tree is plain JSON without HTML. Unions are discriminated by `kind`; unformatted text is a string.
 */
import type { LessonSlug } from '../../.generated/lessonSlugs';
import type { FigureBlock, FigureKind } from './figure';
import type { Level, MinutesRange, SubjectId } from './model';
import type { PictureCopies } from './pictures';

export type { LessonSlug };

/** Kinds of highlighted code. Code that isn't highlighted is a plain string. */
export type CodeKind = 'comment' | 'keyword' | 'string' | 'number' | 'name';

/** Consecutive characters of the same kind. */
export type CodeRun = string | [kind: CodeKind, text: string];

/** One line of code without its line break; an empty line has no runs. */
export type CodeLine = CodeRun[];

/** Languages that a code block can have. */
export type CodeLanguage = 'js' | 'ts' | 'python' | 'html' | 'css' | 'json' | 'http' | 'text';

export type Inline =
  | string
  | { kind: 'code'; text: string }
  | { kind: 'emphasis' | 'strong'; children: Inline[] }
  | { kind: 'break' }
  /** A link that leaves the site; `href` starts with `https://`, or `mailto:` outside lessons. */
  | { kind: 'link'; href: string; children: Inline[] }
  /** A link to a heading in the same lesson. */
  | { kind: 'passage'; slug: string; children: Inline[] }
  /** A link to another lesson, or to one of its headings. */
  | { kind: 'lesson'; slug: string; passage?: string; children: Inline[] }
  /** A link to a page of the site. Lessons don't have any. */
  | { kind: 'page'; address: string; children: Inline[] }
  /** A glossary term that an earlier lesson introduced. */
  | { kind: 'term'; slug: string; text: string };

export type ColumnAlign = 'left' | 'center' | 'right' | null;

/** Code that can't be run. */
export interface CodeBlock {
  kind: 'code';
  language: CodeLanguage;
  lines: CodeLine[];
}

/** A small change to make to an example. It isn't an exercise, so no exercises are counted with it. */
export interface ChangeTask<Solution extends CodeLine[] | WebFile[]> {
  /** Permanent and unique on the site, also among exercises; stored progress refers to it. */
  id: string;
  prompt: Block[];
  /** JavaScript that calls `test` and `hidden`; on a page, `check` and `hiddenCheck`. */
  tests: string;
  /** The changed program, or the changed files of the page. */
  solution: Solution;
}

/** Languages of programs. TypeScript runs without its types. Only examples are in Python. */
export type ProgramLanguage = 'js' | 'ts' | 'python';

/** A program that the reader can change and run. */
export interface ExampleBlock {
  kind: 'example';
  /** Undefined for JavaScript. */
  language?: 'ts' | 'python';
  /** Unique within the lesson: `example-1`, `example-2` … in order of appearance. */
  id: string;
  lines: CodeLine[];
  /** Exact output; undefined if the lesson doesn't show it. */
  output?: string;
  change?: ChangeTask<CodeLine[]>;
}

/** Difficulty of exercises, from easiest to hardest. */
export const LADDER = ['warm-up', 'core', 'stretch'] as const;

export type LadderStep = (typeof LADDER)[number];

/** Properties that all kinds of exercises share. */
export interface TaskFrame {
  /** Permanent and unique on the site; stored progress refers to it. */
  id: string;
  title: string;
  step: LadderStep;
  prompt: Block[];
  /** One to three hints, from vague to explicit. */
  hints: Block[][];
  explanation: Block[];
}

/** The previous part of a project. Readers who have passed it continue with their own code. */
export interface EarlierPart {
  id: string;
  title: string;
  /** The previous part's model solution for the editable file. This part's starter is derived from it. */
  solution: string;
}

/** An exercise that's checked by tests. */
export interface ExerciseBlock extends TaskFrame {
  kind: 'exercise';
  /** Undefined for JavaScript. */
  language?: 'ts';
  continues?: EarlierPart;
  isLastPart?: true;
  starter: CodeLine[];
  /** JavaScript that calls `test`, `hidden`, and `expect`. */
  tests: string;
  /** TypeScript that's added to the reader's to test its types; undefined if the types aren't tested. */
  typeTests?: string;
  solution: CodeLine[];
  /** The solution in Python, for readers who compare languages. */
  python?: CodeLine[];
  /** True if readers can build the solution from its lines. */
  hasLines?: true;
}

/** Code whose output the reader predicts. */
export interface PredictBlock extends TaskFrame {
  kind: 'predict';
  lines: CodeLine[];
  /** The code's exact output. */
  output: string;
  /** Common wrong predictions, and what each one misses. */
  slips: { output: string; says: string }[];
}

/** Lines of code that the reader puts in an order that works. */
export interface OrderBlock extends TaskFrame {
  kind: 'order';
  /** The shuffled lines, without indentation. Some may not belong in the solution. */
  lines: CodeLine[];
  /** Indexes of the lines in one order that works. */
  solution: number[];
  /** JavaScript that calls `test`, `hidden`, and `expect`. */
  tests: string;
}

/** An exercise of any kind. */
export type TaskBlock = ExerciseBlock | PredictBlock | OrderBlock | WebExerciseBlock;

export type TaskKind = TaskBlock['kind'];

/** All kinds of exercises. The type check fails if one is missing. */
const TASK_KINDS: Readonly<Record<TaskKind, true>> = {
  exercise: true,
  predict: true,
  order: true,
  webExercise: true,
};

/** @returns true if a block is an exercise of any kind */
export function isTask(block: Block): block is TaskBlock {
  return Object.hasOwn(TASK_KINDS, block.kind);
}

/** @returns a block's change task, if it has one */
export function changeOf(block: Block): ExampleBlock['change'] | PreviewBlock['change'] {
  return block.kind === 'example' || block.kind === 'preview' ? block.change : undefined;
}

/** Languages of a page's files, in display order. */
export type WebLanguage = 'html' | 'css' | 'js';

/** One of a page's files. */
export interface WebFile {
  language: WebLanguage;
  lines: CodeLine[];
  /** True if the reader can't change the file. */
  isGiven?: true;
}

/** An exercise in which the reader writes a page. Checks examine the rendered page. */
export interface WebExerciseBlock extends TaskFrame {
  kind: 'webExercise';
  continues?: EarlierPart;
  isLastPart?: true;
  files: WebFile[];
  /** JavaScript that calls `check` and `hiddenCheck`. */
  checks: string;
  /** Solutions for the files that the reader can change. */
  solution: WebFile[];
  /** True if readers can build the solution from its lines. */
  hasLines?: true;
}

/** An example page that the reader can change. */
export interface PreviewBlock {
  kind: 'preview';
  /** Unique within the lesson: `preview-1`, `preview-2` … in order of appearance. */
  id: string;
  title: string;
  files: WebFile[];
  change?: ChangeTask<WebFile[]>;
}

/** A question that readers answer in their heads, with a link to the passage that answers it. */
export interface CheckBlock {
  kind: 'check';
  /**
   * Unique on the site, derived from the lesson's id and the question's text. Reviews refer to it; a reworded
   * question gets a new id.
   */
  id: string;
  question: Inline[];
  answer: Block[];
  /** Slug and text of the heading above the passage that answers the question. */
  passage: string;
  passageTitle: string;
}

/** A picture on a Markdown page of the school. Lessons have figures instead. */
export interface PictureBlock extends PictureCopies {
  kind: 'picture';
  alt: string;
  /** Size of the original, in px. */
  width: number;
  height: number;
  caption?: string;
}

export type Block =
  | { kind: 'paragraph'; children: Inline[] }
  | { kind: 'heading'; level: 2 | 3; slug: string; children: Inline[] }
  /** `start` is the first number of an ordered list; undefined for a bulleted list. */
  | { kind: 'list'; start?: number; items: Block[][] }
  | { kind: 'quote'; children: Block[] }
  | { kind: 'rule' }
  | PictureBlock
  /** `head` and each row have one cell per column. */
  | { kind: 'table'; align: ColumnAlign[]; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'note' | 'warning'; children: Block[] }
  | { kind: 'summary'; children: Block[] }
  | CodeBlock
  | ExampleBlock
  | TaskBlock
  | PreviewBlock
  | CheckBlock
  | FigureBlock;

/** A heading in the table of contents. */
export interface ContentsEntry {
  level: 2 | 3;
  slug: string;
  title: string;
}

/** Data needed to link to a lesson. */
export interface LessonLink {
  id: string;
  slug: string;
  title: string;
}

/** Position of a lesson in its course. */
export interface LessonPosition {
  course: { slug: string; title: string };
  module: { id: string; title: string };
  /** 1-based position among all lessons of the course. */
  number: number;
  /** Number of lessons in the course. */
  of: number;
}

/** The first lesson of a course that readers can start. */
export interface OpenedCourse extends LessonLink {
  /** The course's title. */
  course: string;
}

/** Courses that build on a course, and programs that include it. */
export interface CourseEnd {
  courses: { slug: string; title: string }[];
  programs: { id: string; title: string }[];
}

/** A lesson without its text. */
interface LessonFrame {
  id: string;
  slug: string;
  title: string;
  description: string;
  subject: SubjectId;
  level: Level;
  minutes: MinutesRange;
  /** Date of the last substantial change, YYYY-MM-DD. */
  updated: string;
  /** Skills, phrased to follow "You can …". */
  outcomes: string[];
  /**
   * Earlier lessons whose terms and constructs this lesson uses most, in reading order. Empty for the first
   * lessons.
   */
  buildsOn: LessonLink[];
  position: LessonPosition;
  /** The previous and next lessons in the course; `null` if there's none. */
  previous: LessonLink | null;
  next: LessonLink | null;
  /** Courses that readers can start after this lesson. */
  opens: OpenedCourse[];
  /** Courses and programs to continue with. Only set for the last lesson of a course. */
  end?: CourseEnd;
  contents: ContentsEntry[];
  /** Language of the text, as a tag of BCP 47; undefined if it's that of the page. */
  language?: string;
}

/** A term that a lesson introduces. */
export interface IntroducedTerm {
  slug: string;
  term: string;
  /** Definition: one sentence. */
  means: string;
  /** Other forms of the term, except for a plural that only adds -s. */
  forms: string[];
  /** True if the term is also an everyday word, so not every use of the word refers to the term. */
  isEveryday: boolean;
}

/** A glossary term with the lesson that introduced it. */
export interface TermEntry {
  term: string;
  means: string;
  lesson: LessonLink;
}

/** A whole lesson. */
export interface Lesson extends LessonFrame {
  blocks: Block[];
  /**
   * Terms and constructs that the lesson introduces. `code` lists the constructs' keys
   * (`build/content/constructs`).
   */
  introduces: { terms: IntroducedTerm[]; code: string[] };
  /** Glossary entries for the terms that the lesson's text links to, by slug. */
  terms: Record<string, TermEntry>;
}

/** A section of a lesson, which renders and hydrates as a unit. */
export interface LessonSection {
  /**
   * Slug of the section's heading; sections without a heading are named `start` or `checks`. Unique
   * within the lesson.
   */
  id: string;
  kind: 'text' | 'checks';
  blocks: Block[];
}

/**
 * @param section - id of a section of self-check questions
 * @returns the id of the section's heading on the page
 */
export function checksHeading(section: string): string {
  return `${section}-title`;
}

/**
 * Returns the id for the text right after an exercise, so that readers can jump there. If a heading or
 * another exercise comes next, that element's own id is used.
 *
 * @param exercise - id of the exercise
 */
export function textAfter(exercise: string): string {
  return `${exercise}-text`;
}

/** Facts about a section that the page needs before its text has loaded. */
export interface SectionOutline {
  id: string;
  /**
   * True if the section has code to run, check, or copy, or an interactive figure. Other sections don't need
   * JavaScript.
   */
  hasCode: boolean;
  /** Kinds of figures in the section, without duplicates; undefined if there are none. */
  figures?: FigureKind[];
}

/** Data that a lesson's page needs right away, for its interactive parts and its `<head>`. */
export interface LessonOutline extends Pick<
  LessonFrame,
  'id' | 'slug' | 'title' | 'description' | 'contents' | 'language'
> {
  /** Number of skills that the lesson teaches. */
  goals: number;
  /**
   * Number of earlier lessons that this lesson builds on. If there are none, it's 0 for the first lesson of a
   * course and undefined for all others.
   */
  needs?: number;
  /** Ids of the exercises, in order of appearance. */
  exerciseIds: string[];
  /**
   * Where to continue reading after each exercise, by exercise id: the id of the first heading or text before
   * the next exercise. Undefined if there's none.
   */
  readOn?: Readonly<Record<string, string>>;
  /** The sections, in order. */
  sections: SectionOutline[];
  /** True if the lesson has previews or web exercises, which need additional code. */
  hasPages?: true;
  /** True if the lesson has examples in Python. */
  hasPython?: true;
  /** True if the lesson's exercises build a project, part by part. */
  isProject?: true;
}

/** The rest of a lesson's details, which the page shows above and below the text. */
export interface LessonDetails extends Omit<LessonFrame, 'id' | 'slug' | 'contents'> {
  /** Number of exercises. */
  exercises: number;
  /** Number of review cards, which readers get after completing the lesson. */
  cards: number;
}

/** Data that a prerendered page can load later. */
export interface LessonText {
  details: LessonDetails;
  sections: LessonSection[];
  /** Glossary entries for the terms that the lesson links to, by slug. */
  terms: Record<string, TermEntry>;
}

/** Contents of a lesson's file. */
export interface LessonData {
  lesson: LessonOutline;
  text: LessonText;
}

/** Facts about a lesson for lists, search, and courses, available without loading the lesson. */
export interface TutorialFacts<Slug extends string = LessonSlug> {
  id: string;
  slug: Slug;
  title: string;
  description: string;
  subject: SubjectId;
  level: Level;
  minutes: MinutesRange;
  /** Date of the last substantial change, YYYY-MM-DD. */
  updated: string;
  /** Number of exercises. */
  exercises: number;
  /** Ids of the exercises, in order of appearance. */
  exerciseIds: string[];
}

/** Returns the code of `lines` as plain text, without a trailing line break. */
export function codeText(lines: readonly CodeLine[]): string {
  return lines
    .map((line) => line.map((run) => (typeof run === 'string' ? run : run[1])).join(''))
    .join('\n');
}

/** Splits text into lines without highlighting, for code that the build hasn't highlighted. */
export function plainLines(text: string): CodeLine[] {
  return text.split('\n').map((line) => (line === '' ? [] : [line]));
}
