import { LEVELS } from '../../content/levels';
import type { CourseId, Level } from '../../content/model';
import type { CourseSummary } from '../../content/summary';
import type { QueryCodec } from '../../site/useQueryState';
import { LANGUAGE } from '../../texts/en/language';

/** `suggested` keeps the order in which courses are listed in the content. */
export const SORTS = ['suggested', 'shortest', 'longest', 'level', 'title'] as const;

export type Sort = (typeof SORTS)[number];

/** Maximum number of courses to compare. */
export const MAX_COMPARED = 4;

/** Maximum length of the search text, in characters. */
export const MAX_TEXT = 80;

/** Maximum length of a query parameter to parse, in UTF-16 code units. A URL can contain anything. */
const MAX_VALUE = 400;

/** Search text, filters, sort order, and compared courses in the course list. */
export interface CourseQuery {
  /** Search text as typed. Normalize it with `cleanText` before searching. */
  text: string;
  level: Level | null;
  topic: string | null;
  sort: Sort;
  /** Ids of the courses to compare, in the order they were selected. */
  compare: readonly CourseId[];
}

/**
 * Updates the compared courses. A function rather than a value, because two checkboxes can change before
 * the next render.
 */
export type CompareChange = (latest: readonly CourseId[]) => readonly CourseId[];

export const NOTHING_ASKED: CourseQuery = {
  text: '',
  level: null,
  topic: null,
  sort: 'suggested',
  compare: [],
};

/**
 * Reads a course query from a URL. Ignores invalid values and truncates long ones.
 *
 * @param params - the URL's query
 * @param courses - all courses
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
    topic:
      courses
        .flatMap(({ topics }) => topics)
        .find((topic) => topic.toLowerCase() === asked('topic').toLowerCase()) ?? null,
    sort: SORTS.find((sort) => sort === asked('sort')) ?? NOTHING_ASKED.sort,
    compare: [...new Set(chosen)]
      .flatMap((id) => courses.find((course) => course.id === id)?.id ?? [])
      .slice(0, MAX_COMPARED),
  };
}

/** Writes a course query to URL parameters. Omits default values. */
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
 * Returns the codec that syncs a course query with the URL.
 *
 * @param courses - all courses
 */
export function courseQueryCodec(courses: readonly CourseSummary[]): QueryCodec<CourseQuery> {
  return { read: (params) => readCourseQuery(params, courses), write: writeCourseQuery };
}

/**
 * Normalizes search text to a single line.
 *
 * @param text - as typed, or from a URL
 * @returns at most `MAX_TEXT` characters, without control characters and extra spaces
 */
export function cleanText(text: string): string {
  const line = text.replace(/[\p{C}\s]+/gu, ' ').trim();
  return [...line].slice(0, MAX_TEXT).join('').trim();
}

/**
 * Returns the topics of all courses, sorted and without duplicates. Not for the page's first render: comparing in a
 * language takes the browser 15 ms at first, and four times that on a slow phone.
 */
export function topicsOf(courses: readonly CourseSummary[]): string[] {
  return [...new Set(courses.flatMap(({ topics }) => topics))].sort((a, b) =>
    a.localeCompare(b, LANGUAGE),
  );
}
