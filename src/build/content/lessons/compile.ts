/** Compiles lessons from Markdown to typed trees. Mistakes fail the build. */
import type { Block } from '../../../content/lesson';
import type { SubjectId } from '../../../content/model';
import { resolveEarlierParts } from '../exercises/earlierParts';
import { readFrontMatter, type FrontMatter, type FrontMatterResult } from '../markdown/frontMatter';
import type { Highlight } from '../markdown/highlight';
import type { ParseMarkdown } from '../markdown/markdown';
import { report, startReading, type Reading } from '../markdown/reading';
import { splitFile } from '../markdown/splitFile';
import { reportLabels } from '../guidelines/labels';
import { warnOfWideCode } from '../guidelines/wideCode';
import { warnOfWords } from '../guidelines/wordChoice';
import { countWords } from '../guidelines/words';
import { questionId } from './reviewCards';
import { readBlocks } from './blocks';

const MIN_WORDS = 300;
const MAX_WORDS = 1200;
const CHECKS = 3;
const MIN_EXERCISES = 4;

/** A parsed file whose links to other lessons aren't resolved yet. */
export interface Draft {
  reading: Reading;
  /** Undefined if the front matter is invalid. */
  facts?: FrontMatter;
  /** Returns the line of a front matter field, or of a value inside one. */
  lineOf: FrontMatterResult['lineOf'];
  blocks: Block[];
  /** Language of the text if it's not the one that's built. */
  language?: string;
  /** The lesson that this one translates. */
  original?: Draft;
}

/**
 * Reads one lesson. Adds the mistakes that can be found from this file alone to `reading.problems`.
 *
 * @param file - path for error messages; its folder must be the lesson's subject
 * @param subjects - ids of all subjects
 * @param passages - slugs of the original's headings, for a translation
 */
export function readLesson(
  file: string,
  source: string,
  parse: ParseMarkdown,
  highlight: Highlight,
  subjects: readonly SubjectId[],
  passages?: readonly string[],
): Draft {
  const readInner: Reading['readInner'] = (within, nodes) => readBlocks(within, nodes, 'inside');
  const reading = startReading({
    file,
    source,
    highlight,
    readInner,
    ...(passages && { passages }),
  });
  const split = splitFile(reading, parse);
  if (!split) return { reading, lineOf: () => 1, blocks: [] };
  const { yaml, body } = split;
  const front = readFrontMatter(file, yaml, 2, subjects);
  reading.problems.push(...front.problems);
  const blocks = readBlocks(reading, body, 'body');
  const facts = front.data;
  const draft = { reading, facts, lineOf: front.lineOf, blocks };
  reportFolder(draft);
  reportShape(draft);
  resolvePassages(draft);
  resolveEarlierParts(reading, blocks);
  reportLabels(reading);
  nameQuestions(draft);
  if (facts?.level === 'beginner') warnOfWideCode(reading);
  // The guidelines for wording are those of English.
  if (!passages) warnOfWords(reading, body);
  return draft;
}

function reportFolder({ reading, facts, lineOf }: Draft): void {
  const folder = reading.file.split(/[\\/]/).at(-2);
  if (facts !== undefined && facts.subject !== folder) {
    const reason = `front matter: subject is "${facts.subject}", but the folder is "${folder}"`;
    report(reading, lineOf('subject'), reason);
  }
}

function reportShape({ reading, blocks }: Draft): void {
  if (reading.contents.length === 0) {
    report(reading, 1, 'the lesson has no ## heading');
  }
  if (reading.examples.length + reading.previews.length === 0) {
    report(reading, 1, 'the lesson has no example to try: no "js run" and no :::preview');
  }
  if (reading.exercises.length < MIN_EXERCISES) {
    const found = `has ${reading.exercises.length}`;
    report(
      reading,
      1,
      `the lesson needs at least ${MIN_EXERCISES} exercises of any kind, ${found}`,
    );
  }
  if (reading.figures.length + reading.previews.length === 0) {
    report(reading, 1, 'the lesson has no figure: no diagram, plot, steps or :::preview');
  }
  if (reading.checks.length !== CHECKS) {
    report(reading, 1, `the lesson needs three checks; it has ${reading.checks.length}`);
  }
  if (reading.summaries !== 1) {
    report(reading, 1, `the lesson needs one summary; it has ${reading.summaries}`);
  } else if (blocks.at(-1)?.kind !== 'summary') {
    report(reading, 1, 'the summary goes at the end of the body');
  }
  const words = countWords(blocks);
  if (words < MIN_WORDS || words > MAX_WORDS) {
    const counted = 'words of prose (code, exercises and checks not counted)';
    report(
      reading,
      1,
      `the lesson has ${words} ${counted}; it should have ${MIN_WORDS} to ${MAX_WORDS}`,
    );
  }
}

function nameQuestions({ reading, facts }: Draft): void {
  const names = new Set<string>();
  for (const { line, check } of reading.checks) {
    check.id = questionId(facts?.id ?? '', check.question);
    if (names.has(check.id)) report(reading, line, 'the lesson asks this question twice');
    names.add(check.id);
  }
}

function resolvePassages({ reading }: Draft): void {
  const titles = new Map(reading.contents.map(({ slug, title }) => [slug, title]));
  const unknown = (slug: string): string =>
    `no heading has the slug "${slug}"; there are: ${[...titles.keys()].join(', ')}`;
  for (const { line, check } of reading.checks) {
    check.passageTitle = titles.get(check.passage) ?? '';
    if (check.passage !== '' && !titles.has(check.passage)) {
      report(reading, line, unknown(check.passage));
    }
  }
  for (const { line, link } of reading.links) {
    if (link.kind === 'passage' && !titles.has(link.slug)) {
      report(reading, line, unknown(link.slug));
    }
  }
}
