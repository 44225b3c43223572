import { LEVELS } from '../../content/levels';
import type { CourseId, Level } from '../../content/model';
import type { CourseSummary } from '../../content/summary';
import type { QueryCodec } from '../../site/useQueryState';

/** `suggested` is the order of the content. */
export const SORTS = ['suggested', 'shortest', 'longest', 'level', 'title'] as const;

export type Sort = (typeof SORTS)[number];

/** Most courses that can be compared. */
export const MAX_COMPARED = 4;

/** Longest text that is searched for, in characters. */
export const MAX_TEXT = 80;

/** Longest value of the address that is looked at, in UTF-16 units; an address may hold anything. */
const MAX_VALUE = 400;

/** What the visitor asked the course list. */
export interface CourseQuery {
  /** As typed; `cleanText` gives what is searched for. */
  text: string;
  level: Level | null;
  topic: string | null;
  sort: Sort;
  /** Courses to compare, in the order in which they were chosen. */
  compare: readonly CourseId[];
}

/** A change to the compared courses, from the latest ones: two boxes may change before either is rendered. */
export type CompareChange = (latest: readonly CourseId[]) => readonly CourseId[];

export const NOTHING_ASKED: CourseQuery = {
  text: '',
  level: null,
  topic: null,
  sort: 'suggested',
  compare: [],
};

/**
 * Reads a question from the query of an address. Whatever the address holds gives a question: values that mean nothing
 * here are ignored, long ones are cut.
 *
 * @param params - the address's query
 * @param courses - the courses that can be asked about
 * @returns the question
 */
export function readCourseQuery(
  params: URLSearchParams,
  courses: readonly CourseSummary[],
): CourseQuery {
  const asked = (name: string) => params.get(name)?.slice(0, MAX_VALUE) ?? '';
  const chosen = asked('compare').split(',');
  return {
    text: cleanText(asked('q')),
    level: LEVELS.find((level) => level === asked('level')) ?? null,
    topic: topicsOf(courses).find((topic) => topic === asked('topic')) ?? null,
    sort: SORTS.find((sort) => sort === asked('sort')) ?? NOTHING_ASKED.sort,
    compare: [...new Set(chosen)]
      .flatMap((id) => courses.find((course) => course.id === id)?.id ?? [])
      .slice(0, MAX_COMPARED),
  };
}

/**
 * @param query - a question
 * @returns the query of its address, empty when nothing is asked
 */
export function writeCourseQuery({
  text,
  level,
  topic,
  sort,
  compare,
}: CourseQuery): URLSearchParams {
  const params = new URLSearchParams();
  const searched = cleanText(text);
  if (searched) params.set('q', searched);
  if (level) params.set('level', level);
  if (topic) params.set('topic', topic);
  if (sort !== NOTHING_ASKED.sort) params.set('sort', sort);
  if (compare.length > 0) params.set('compare', compare.join(','));
  return params;
}

/**
 * @param courses - the courses that can be asked about
 * @returns the query that says so in an address
 */
export function courseQueryCodec(courses: readonly CourseSummary[]): QueryCodec<CourseQuery> {
  return { read: (params) => readCourseQuery(params, courses), write: writeCourseQuery };
}

/**
 * @param text - as typed, or as it came in an address
 * @returns one line of at most `MAX_TEXT` characters, without control characters and spare spaces
 */
export function cleanText(text: string): string {
  const line = text.replace(/[\p{C}\s]+/gu, ' ').trim();
  return [...line].slice(0, MAX_TEXT).join('').trim();
}

/**
 * @param courses - the courses
 * @returns their topics, each once, in the order of the alphabet
 */
export function topicsOf(courses: readonly CourseSummary[]): string[] {
  return [...new Set(courses.flatMap(({ topics }) => topics))].sort((a, b) =>
    a.localeCompare(b, 'en'),
  );
}
