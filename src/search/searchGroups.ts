import type { SearchKind } from './searchModel';

/** Groups of results in the order they show: the place in this list is the group. */
export const GROUP_NAMES = [
  'Top results',
  'Lessons',
  'Inside lessons',
  'Elsewhere on the site',
] as const;

export type SearchGroup = 0 | 1 | 2 | 3;

/** The most results of each group, so that one leaves room for the next. */
export const MAX_OF_GROUP: readonly [number, number, number, number] = [4, 5, 12, 3];

/** Where all words must be for a page of each kind to be an answer, rather than a page that mentions them. */
const ANSWERING_FIELDS: Record<Exclude<SearchKind, 'passage'>, readonly string[]> = {
  lesson: ['title', 'summary'],
  question: ['title', 'headings', 'summary'],
  page: ['title', 'headings'],
  course: ['title'],
  program: ['title'],
  term: ['title'],
};

/**
 * @param kind - of a page or passage that was found
 * @param match - the fields that have each matched term
 * @param words - the words of the query
 * @returns its group
 */
export function groupOf(
  kind: SearchKind = 'passage',
  match: Readonly<Record<string, readonly string[]>>,
  words: readonly string[],
): SearchGroup {
  if (kind === 'passage') return 2;
  const fields = ANSWERING_FIELDS[kind];
  const answering = Object.keys(match).filter((term) =>
    match[term]?.some((field) => fields.includes(field)),
  );
  // A mistyped word begins none of the terms that it found.
  const found = words.filter((word) => Object.keys(match).some((term) => term.startsWith(word)));
  const isAnswer =
    answering.length > 0 && found.every((word) => answering.some((term) => term.startsWith(word)));
  if (kind === 'lesson') return isAnswer ? 1 : 2;
  return isAnswer ? 0 : 3;
}
