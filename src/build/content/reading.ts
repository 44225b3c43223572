/** What is gathered while one lesson's file is read. */
import GithubSlugger from 'github-slugger';
import type { RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { Node } from 'unist';
import type { Block, CheckBlock, ContentsEntry, Inline, WebLanguage } from '../../content/lesson';
import type { PendingFigure } from './figures/readFigure';
import type { Highlight } from './highlight';
import type { Problem } from './problems';
import type {
  ExampleProgram,
  ExerciseProgram,
  OrderProgram,
  PreviewProgram,
  Snippet,
  WebProgram,
} from './programs';

/** Where blocks may be: sections, exercises, checks and the summary are only at the top of the body. */
export type Place = 'body' | 'inside';

/** A link whose target is known only when the whole file, or every file, has been read. */
export interface PendingLink {
  line: number;
  link: Extract<Inline, { kind: 'passage' | 'lesson' }>;
  /** The lesson's id as the writer gave it, once the link has been resolved: it is resolved again after a change. */
  id?: string;
}

/** Code that is shown and not run. */
export interface Fragment extends Snippet {
  language: WebLanguage;
}

export interface Reading {
  file: string;
  source: string;
  highlight: Highlight;
  /** Reads what is inside another block; held here because blocks nest. */
  readInner: (reading: Reading, nodes: readonly RootContent[]) => Block[];
  slugger: GithubSlugger;
  problems: Problem[];
  /** What the writer should look at; it does not stop the build. */
  warnings: Problem[];
  /** Words that read as translated; they don't stop the build either. */
  wordings: Problem[];
  contents: ContentsEntry[];
  links: PendingLink[];
  checks: { line: number; check: CheckBlock }[];
  /** Every exercise, of all kinds, also those of which something is missing. */
  exercises: { line: number; id: string }[];
  /** Code to look at, in the languages whose constructs are taught. */
  fragments: Fragment[];
  examples: ExampleProgram[];
  /** What of the exercises is run before they are published. */
  programs: ExerciseProgram[];
  webPrograms: WebProgram[];
  predictions: ExampleProgram[];
  orders: OrderProgram[];
  previews: PreviewProgram[];
  figures: PendingFigure[];
  summaries: number;
}

export function startReading(
  given: Pick<Reading, 'file' | 'source' | 'highlight' | 'readInner'>,
): Reading {
  return {
    ...given,
    slugger: new GithubSlugger(),
    problems: [],
    warnings: [],
    wordings: [],
    contents: [],
    links: [],
    checks: [],
    exercises: [],
    fragments: [],
    examples: [],
    programs: [],
    webPrograms: [],
    predictions: [],
    orders: [],
    previews: [],
    figures: [],
    summaries: 0,
  };
}

/** The line a node begins on, counted from 1. */
export function lineOf(node: Node): number {
  return node.position?.start.line ?? 1;
}

/** The Markdown that a node was read from. */
export function sourceOf(reading: Reading, node: Node): string {
  return reading.source.slice(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0);
}

export function report(reading: Reading, at: Node | number, reason: string): void {
  const line = typeof at === 'number' ? at : lineOf(at);
  reading.problems.push({ file: reading.file, line, reason });
}

/** The blocks inside a block between colons; reports when there are none. */
export function readChildren(reading: Reading, node: ContainerDirective): Block[] {
  if (node.children.length === 0) {
    report(reading, node, `:::${node.name} is empty`);
  }
  return reading.readInner(reading, node.children);
}
