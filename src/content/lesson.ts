/**
 * A lesson as the build compiles it from Markdown: a tree of blocks and inlines that components render as they are.
 *
 * The tree is plain JSON. Unions are told apart by `kind`; text without a mark is a bare string. No HTML anywhere.
 */
import type { LessonSlug } from '../../.generated/lessonSlugs';
import type { FigureBlock, FigureKind } from './figure';
import type { Level, MinutesRange, SubjectId } from './model';

export type { LessonSlug };

/** What a piece of code is, for its color. Text of no kind is stored as a bare string. */
export type CodeKind = 'comment' | 'keyword' | 'string' | 'number' | 'name';

/** Neighboring characters of one kind. */
export type CodeRun = string | [kind: CodeKind, text: string];

/** One line of code without its line break; an empty line has no runs. */
export type CodeLine = CodeRun[];

/** Languages that a code block may be written in. */
export type CodeLanguage = 'js' | 'html' | 'css' | 'json' | 'http' | 'text';

export type Inline =
  | string
  | { kind: 'code'; text: string }
  | { kind: 'emphasis' | 'strong'; children: Inline[] }
  | { kind: 'break' }
  /** A link that leaves the site; `href` starts with `https://`. */
  | { kind: 'link'; href: string; children: Inline[] }
  /** A link to a heading of the same lesson. */
  | { kind: 'passage'; slug: string; children: Inline[] }
  /** A link to another lesson, or to one of its headings. */
  | { kind: 'lesson'; slug: string; passage?: string; children: Inline[] }
  /** A word of the glossary, which an earlier lesson introduced. */
  | { kind: 'term'; slug: string; text: string };

export type ColumnAlign = 'left' | 'center' | 'right' | null;

/** Code to look at, not to run. */
export interface CodeBlock {
  kind: 'code';
  language: CodeLanguage;
  lines: CodeLine[];
}

/** JavaScript that the reader can change and run. */
export interface ExampleBlock {
  kind: 'example';
  /** Unique within the lesson: `example-1`, `example-2` … in order of appearance. */
  id: string;
  lines: CodeLine[];
  /** Exactly what it prints; absent when the lesson does not show it. */
  output?: string;
}

/** The steps of the ladder that exercises form, from the easiest to the hardest. */
export const LADDER = ['warm-up', 'core', 'stretch'] as const;

export type LadderStep = (typeof LADDER)[number];

/** What exercises of every kind have. */
export interface TaskFrame {
  /** Permanent and unique on the site; stored progress refers to it. */
  id: string;
  title: string;
  step: LadderStep;
  prompt: Block[];
  /** One to three, from the gentle to the plain. */
  hints: Block[][];
  explanation: Block[];
}

/** The part of a project that comes before: a reader who has passed it goes on with that code. */
export interface EarlierPart {
  id: string;
  title: string;
  /** The model answer in the file that the reader changes, from which the starter of this part was made. */
  solution: string;
}

/** A task that tests check. */
export interface ExerciseBlock extends TaskFrame {
  kind: 'exercise';
  continues?: EarlierPart;
  /** No other part of the project follows. */
  isLastPart?: true;
  starter: CodeLine[];
  /** JavaScript that calls `test`, `hidden` and `expect`. */
  tests: string;
  solution: CodeLine[];
}

/** Code whose output the reader is to predict. */
export interface PredictBlock extends TaskFrame {
  kind: 'predict';
  lines: CodeLine[];
  /** Exactly what it prints. */
  output: string;
  /** Wrong predictions that readers make, and what each of them misses. */
  slips: { output: string; says: string }[];
}

/** Lines of code that the reader is to put in an order that works. */
export interface OrderBlock extends TaskFrame {
  kind: 'order';
  /** The lines, shuffled, without indentation; some may belong to no solution. */
  lines: CodeLine[];
  /** Indexes of the lines of one order that works. */
  solution: number[];
  /** JavaScript that calls `test`, `hidden` and `expect`. */
  tests: string;
}

/** Exercises of every kind: what is counted, passed and led on from. */
export type TaskBlock = ExerciseBlock | PredictBlock | OrderBlock | WebExerciseBlock;

const TASK_KINDS: ReadonlySet<Block['kind']> = new Set([
  'exercise',
  'predict',
  'order',
  'webExercise',
]);

/** @returns whether a block is an exercise, of any kind */
export function isTask(block: Block): block is TaskBlock {
  return TASK_KINDS.has(block.kind);
}

/** Languages of the files that make up a page, in the order in which they are shown. */
export type WebLanguage = 'html' | 'css' | 'js';

/** A file of a page. */
export interface WebFile {
  language: WebLanguage;
  lines: CodeLine[];
  /** To be read, not to be changed. */
  isGiven?: true;
}

/** A page to write, which checks look at as it is drawn. */
export interface WebExerciseBlock extends TaskFrame {
  kind: 'webExercise';
  continues?: EarlierPart;
  /** No other part of the project follows. */
  isLastPart?: true;
  files: WebFile[];
  /** JavaScript that calls `check` and `hiddenCheck`. */
  checks: string;
  /** The files that are not given. */
  solution: WebFile[];
}

/** A page to look at, which the reader can change. */
export interface PreviewBlock {
  kind: 'preview';
  /** Unique within the lesson: `preview-1`, `preview-2` … in order of appearance. */
  id: string;
  title: string;
  files: WebFile[];
}

/** A question the reader answers in the head; the passage that answers it is one link away. */
export interface CheckBlock {
  kind: 'check';
  /** Unique on the site, made of the lesson's id and the question's text: reviews refer to it, and a changed question is another. */
  id: string;
  question: Inline[];
  answer: Block[];
  /** Slug and text of the heading above the answering passage. */
  passage: string;
  passageTitle: string;
}

export type Block =
  | { kind: 'paragraph'; children: Inline[] }
  | { kind: 'heading'; level: 2 | 3; slug: string; children: Inline[] }
  /** `start` is the first number of an ordered list, absent for a plain one. */
  | { kind: 'list'; start?: number; items: Block[][] }
  | { kind: 'quote'; children: Block[] }
  | { kind: 'rule' }
  /** `head` has one cell a column; so has each row. */
  | { kind: 'table'; align: ColumnAlign[]; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'note' | 'warning'; children: Block[] }
  | { kind: 'summary'; children: Block[] }
  | CodeBlock
  | ExampleBlock
  | TaskBlock
  | PreviewBlock
  | CheckBlock
  | FigureBlock;

/** A line of the list of contents. */
export interface ContentsEntry {
  level: 2 | 3;
  slug: string;
  title: string;
}

/** What it takes to link to a lesson. */
export interface LessonLink {
  id: string;
  slug: string;
  title: string;
}

/** Where a lesson is in its course. */
export interface LessonPosition {
  course: { slug: string; title: string };
  module: { id: string; title: string };
  /** Counted from 1, of all lessons of the course. */
  number: number;
  of: number;
}

/** A course that can be begun, by its first lesson. */
export interface OpenedCourse extends LessonLink {
  /** The course's title. */
  course: string;
}

/** What takes a course up. */
export interface CourseEnd {
  courses: { slug: string; title: string }[];
  programs: { id: string; title: string }[];
}

/** A lesson but for its text. */
interface LessonFrame {
  id: string;
  slug: string;
  title: string;
  description: string;
  subject: SubjectId;
  level: Level;
  minutes: MinutesRange;
  /** Day of the last change of substance, YYYY-MM-DD. */
  updated: string;
  /** Each continues "You can …". */
  outcomes: string[];
  /** The lessons whose words and constructs it uses most, in the order of its path; none for the first ones. */
  buildsOn: LessonLink[];
  position: LessonPosition;
  /** Its neighbors in the course. */
  previous: LessonLink | null;
  next: LessonLink | null;
  /** The courses that can be begun after it. */
  opens: OpenedCourse[];
  /** Where the course leads; the last lesson alone has it. */
  end?: CourseEnd;
  contents: ContentsEntry[];
}

/** A word that a lesson introduces. */
export interface IntroducedTerm {
  slug: string;
  term: string;
  /** One sentence. */
  means: string;
  /** Other forms that it has in texts, beside the plural in -s. */
  forms: string[];
  /** It is a word of everyday English, too: not every use of it is one of the term. */
  isEveryday: boolean;
}

/** A term of the glossary, with the lesson that introduced it. */
export interface TermEntry {
  term: string;
  means: string;
  lesson: LessonLink;
}

/** A whole lesson. */
export interface Lesson extends LessonFrame {
  blocks: Block[];
  /** What it introduces: terms, and constructs of languages by their keys (`build/content/constructs`). */
  introduces: { terms: IntroducedTerm[]; code: string[] };
  /** The glossary's entries of the terms that its texts link to, by slug. */
  terms: Record<string, TermEntry>;
}

/** A stretch of a lesson that is shown, and comes to life, as one. */
export interface LessonSection {
  /** Slug of its heading; `start` and `checks` for the two that have none. Unique within the lesson. */
  id: string;
  kind: 'text' | 'checks';
  blocks: Block[];
}

/**
 * @param section - id of a section of self-check questions
 * @returns the id of its heading on the page
 */
export function checksHeading(section: string): string {
  return `${section}-title`;
}

/**
 * @param exercise - id of an exercise
 * @returns the id on the page of what comes right after it, where that is neither a heading nor an exercise
 */
export function textAfter(exercise: string): string {
  return `${exercise}-text`;
}

/** What the page needs to know of a section before its text is there. */
export interface SectionOutline {
  id: string;
  /** It holds code to run, to check or to copy, or a figure that the reader changes; without, the browser alone does all there is to do. */
  hasCode: boolean;
  /** Its figures, each kind once; absent without figures. */
  figures?: FigureKind[];
}

/** What the page of a lesson needs from the first: all that has behavior, and its head. */
export interface LessonOutline extends Pick<
  LessonFrame,
  'id' | 'slug' | 'title' | 'description' | 'contents'
> {
  /** Number of outcomes. */
  goals: number;
  /** Number of earlier lessons that it builds on; absent where one that isn't the first takes up something new. */
  needs?: number;
  /** Ids of the exercises, in order of appearance. */
  exerciseIds: string[];
  /** By the id of an exercise, the id of what comes first between it and the next one or the end; absent without any. */
  readOn?: Readonly<Record<string, string>>;
  /** The sections, in order. */
  sections: SectionOutline[];
  /** It has pages to look at or to write, which take code of their own. */
  hasPages?: true;
  /** Its exercises build a project, part by part. */
  isProject?: true;
}

/** What else it says of the lesson: what goes before, and what comes after. */
export interface LessonDetails extends Omit<LessonFrame, 'id' | 'slug' | 'contents'> {
  /** Number of exercises. */
  exercises: number;
  /** Number of questions that are asked again once it is done. */
  cards: number;
}

/** What of a lesson comes later where its page is prerendered. */
export interface LessonText {
  details: LessonDetails;
  /** In order. */
  sections: LessonSection[];
  /** The glossary's entries of the terms that it links to, by slug. */
  terms: Record<string, TermEntry>;
}

/** A lesson as its file holds it. */
export interface LessonData {
  lesson: LessonOutline;
  text: LessonText;
}

/** What lists, search and courses need to know of a lesson without loading it. */
export interface TutorialFacts<Slug extends string = LessonSlug> {
  id: string;
  slug: Slug;
  title: string;
  description: string;
  subject: SubjectId;
  level: Level;
  minutes: MinutesRange;
  /** Day of the last change of substance, YYYY-MM-DD. */
  updated: string;
  /** Number of exercises. */
  exercises: number;
  /** Ids of the exercises, in order of appearance. */
  exerciseIds: string[];
}

/** The code of `lines` as plain text, without a line break at the end. */
export function codeText(lines: readonly CodeLine[]): string {
  return lines
    .map((line) => line.map((run) => (typeof run === 'string' ? run : run[1])).join(''))
    .join('\n');
}

/** The lines of a text without colors, for where code is shown that the build has not colored. */
export function plainLines(text: string): CodeLine[] {
  return text.split('\n').map((line) => (line === '' ? [] : [line]));
}
