import { hasWords } from '../../components/hasWords';
import { LEVELS } from '../../content/levels';
import type { CourseSummary } from '../../content/summary';
import { LANGUAGE } from '../../texts/en/language';
import type { CourseQuery, Sort } from './courseQuery';

type Order = (a: CourseSummary<string>, b: CourseSummary<string>) => number;

/** Array sorting is stable, so courses that compare as equal stay in the suggested order. */
const ORDERS: Record<Exclude<Sort, 'suggested'>, Order> = {
  shortest: (a, b) => a.totals.minutes.to - b.totals.minutes.to,
  longest: (a, b) => b.totals.minutes.to - a.totals.minutes.to,
  level: (a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level),
  title: (a, b) => a.title.localeCompare(b.title, LANGUAGE),
};

/**
 * Filters and sorts courses. Every search word has to occur in the title, the description, or the topics,
 * ignoring case and accents.
 *
 * @param courses - all courses, in the suggested order
 * @param query - the filters and the sort order
 * @returns the matching courses, sorted
 */
export function findCourses<Found extends CourseSummary<string>>(
  courses: readonly Found[],
  { text, level, topic, sort }: CourseQuery,
): Found[] {
  const found = courses.filter(
    (course) =>
      (level === null || course.level === level) &&
      (topic === null || course.topics.includes(topic)) &&
      hasWords([course.title, course.description, ...course.topics].join('\n'), text),
  );
  return sort === 'suggested' ? found : found.sort(ORDERS[sort]);
}
