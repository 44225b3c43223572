import { answers, isFormOf } from './meantTerms';
import type { SearchKind } from './searchModel';

/** A group of results: the best ones, lessons, passages of lessons, and the rest, in display order. */
export type SearchGroup = 0 | 1 | 2 | 3;

/** Maximum number of results in each group, to leave room for the next one. */
export const MAX_OF_GROUP: readonly [number, number, number, number] = [4, 5, 12, 3];

/**
 * Fields that say what a page is about, by kind of page. If they contain all words of the query, the page
 * counts as an answer and ranks above pages that just mention the words.
 */
const ANSWERING_FIELDS: Record<Exclude<SearchKind, 'passage'>, readonly string[]> = {
  lesson: ['title', 'summary'],
  question: ['title', 'headings', 'summary'],
  page: ['title', 'headings'],
  course: ['title'],
  program: ['title'],
  term: ['title'],
};

interface GroupedResult {
  group: SearchGroup;
  kind?: SearchKind | undefined;
}

type Matched = Readonly<Record<string, readonly string[]>>;

/**
 * @param kind - kind of the page or passage
 * @param match - fields that contain each matched term
 * @param words - words of the query
 * @param titleLength - number of words in the title
 * @returns the result's group
 */
export function groupOf(
  kind: SearchKind = 'passage',
  match: Matched,
  words: readonly string[],
  titleLength: number,
): SearchGroup {
  if (kind === 'passage') return 2;
  const fields = ANSWERING_FIELDS[kind];
  const answering = Object.keys(match).filter((term) =>
    match[term]?.some((field) => fields.includes(field)),
  );
  // Ignores mistyped words: unlike correctly typed words, none of the terms they matched answers them.
  const found = words.filter((word) => Object.keys(match).some((term) => answers(word, term)));
  const isAnswer =
    answering.length > 0 && found.every((word) => answering.some((term) => answers(word, term)));
  if (kind === 'lesson') {
    if (words.length === titleLength && words.every((word) => isInTitle(word, match))) return 0;
    return isAnswer ? 1 : 2;
  }
  return isAnswer ? 0 : 3;
}

/** Returns true if the title contains the word, possibly with an ending. */
function isInTitle(word: string, match: Matched): boolean {
  return Object.entries(match).some(
    ([term, fields]) => fields.includes('title') && isFormOf(word, term),
  );
}

/**
 * Compares results by group. Within the first group, lessons come first.
 *
 * @returns negative if `a` comes first, positive if `b` does, 0 if they're equal
 */
export function byGroup(a: GroupedResult, b: GroupedResult): number {
  const isLesson = ({ group, kind }: GroupedResult) => Number(group === 0 && kind === 'lesson');
  return a.group - b.group || isLesson(b) - isLesson(a);
}
