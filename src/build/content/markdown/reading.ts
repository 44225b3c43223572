/** State collected while reading one lesson's file. */
import GithubSlugger from 'github-slugger';
import type { RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { Node } from 'unist';
import type {
  Block,
  CheckBlock,
  ContentsEntry,
  Inline,
  PictureBlock,
  WebLanguage,
} from '../../../content/lesson';
import type { PendingFigure } from '../figures/readFigure';
import type { Problem } from '../problems';
import type {
  ExampleProgram,
  ExerciseProgram,
  OrderProgram,
  PreviewProgram,
  Snippet,
  WebProgram,
} from '../solutions/programs';
import type { Highlight } from './highlight';

/** Where a block is. Headings, exercises, checks and the summary must be at the top level (`body`). */
export type Place = 'body' | 'inside';

/** A link to resolve once the whole file, or all files, have been read. */
export interface PendingLink {
  line: number;
  link: Extract<Inline, { kind: 'passage' | 'lesson' }>;
  /** Id of the linked lesson, kept because watch mode resolves links again after each change. */
  id?: string;
}

/** A link to a page of the site, by its address. */
export interface PageLink {
  line: number;
  address: string;
}

/** Code that's shown but not run. */
export interface Fragment extends Snippet {
  language: WebLanguage | 'ts';
}

/** What the parser has collected from a lesson so far. */
export interface Reading {
  file: string;
  source: string;
  highlight: Highlight;
  /** Reads blocks inside another block. Injected to avoid a circular import. */
  readInner: (reading: Reading, nodes: readonly RootContent[]) => Block[];
  slugger: GithubSlugger;
  /** Slugs of the headings, in a translation: those of the original. */
  passages: readonly string[];
  problems: Problem[];
  /** Warnings for the author, which don't fail the build. */
  warnings: Problem[];
  /** Warnings about phrases that sound translated, which don't fail the build. */
  wordings: Problem[];
  /** Passages of a translation whose originals have changed. `check:content` refuses them, a build doesn't. */
  behind: Problem[];
  contents: ContentsEntry[];
  links: PendingLink[];
  /** Links to pages. Undefined for lessons, which link to other lessons only. */
  pageLinks?: PageLink[];
  /** Pictures whose files haven't been read yet. Empty for lessons. */
  pictures: { line: number; block: PictureBlock }[];
  checks: { line: number; check: CheckBlock }[];
  /** Exercises of all kinds, including incomplete ones. */
  exercises: { line: number; id: string }[];
  /** Code that's shown but not run, if it's in a language that lessons teach. */
  fragments: Fragment[];
  examples: ExampleProgram[];
  /** Examples in Python, which JavaScript's analyses don't read. */
  pythonExamples: ExampleProgram[];
  /** Exercise code that the build runs. */
  programs: ExerciseProgram[];
  webPrograms: WebProgram[];
  predictions: ExampleProgram[];
  orders: OrderProgram[];
  previews: PreviewProgram[];
  /** Changes to examples. */
  changes: ExerciseProgram[];
  /** Changes to previews. */
  webChanges: WebProgram[];
  figures: PendingFigure[];
  summaries: number;
}

export function startReading(
  input: Pick<Reading, 'file' | 'source' | 'highlight' | 'readInner'> &
    Partial<Pick<Reading, 'passages'>>,
): Reading {
  return {
    passages: [],
    ...input,
    slugger: new GithubSlugger(),
    problems: [],
    warnings: [],
    wordings: [],
    behind: [],
    contents: [],
    links: [],
    pictures: [],
    checks: [],
    exercises: [],
    fragments: [],
    examples: [],
    pythonExamples: [],
    programs: [],
    webPrograms: [],
    predictions: [],
    orders: [],
    previews: [],
    changes: [],
    webChanges: [],
    figures: [],
    summaries: 0,
  };
}

/** Returns the 1-based line where a node starts. */
export function lineOf(node: Node): number {
  return node.position?.start.line ?? 1;
}

/** Returns the Markdown source of a node. */
export function sourceOf(reading: Reading, node: Node): string {
  return reading.source.slice(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0);
}

/** Adds a problem at a node or a 1-based line. */
export function report(reading: Reading, at: Node | number, reason: string): void {
  const line = typeof at === 'number' ? at : lineOf(at);
  reading.problems.push({ file: reading.file, line, reason });
}

/** Reads the blocks inside a directive. Reports a problem if there are none. */
export function readChildren(reading: Reading, node: ContainerDirective): Block[] {
  if (node.children.length === 0) {
    report(reading, node, `:::${node.name} is empty`);
  }
  return reading.readInner(reading, node.children);
}
