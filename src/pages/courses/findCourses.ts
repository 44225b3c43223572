import { hasWords } from '../../components/hasWords';
import { LEVELS } from '../../content/levels';
import type { CourseSummary } from '../../content/summary';
import type { CourseQuery, Sort } from './courseQuery';

type Order = (a: CourseSummary<string>, b: CourseSummary<string>) => number;

/** Sorting is stable, so courses that are equal keep the order of the content. */
const ORDERS: Record<Exclude<Sort, 'suggested'>, Order> = {
  shortest: (a, b) => a.totals.minutes.to - b.totals.minutes.to,
  longest: (a, b) => b.totals.minutes.to - a.totals.minutes.to,
  level: (a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level),
  title: (a, b) => a.title.localeCompare(b.title, 'en'),
};

/**
 * Answers a question to the course list. Every word of the text must occur in the title, the description or the topics;
 * case and accents do not count.
 *
 * @param courses - all courses, in the suggested order
 * @param query - what was asked
 * @returns the courses that fit, sorted as asked
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
