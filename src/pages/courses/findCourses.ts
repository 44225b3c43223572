import type { CourseSummary } from '../../content/summary';
import { LEVELS, type CourseQuery, type Sort } from './courseQuery';

type Order = (a: CourseSummary<string>, b: CourseSummary<string>) => number;

/** Sorting is stable, so courses that are equal keep the order of the content. */
const ORDERS: Record<Exclude<Sort, 'suggested'>, Order> = {
  shortest: (a, b) => a.totals.minutes.to - b.totals.minutes.to,
  longest: (a, b) => b.totals.minutes.to - a.totals.minutes.to,
  level: (a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level),
  title: (a, b) => a.title.localeCompare(b.title),
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
  const words = plain(text).split(' ').filter(Boolean);
  const found = courses.filter((course) => {
    const searched = plain([course.title, course.description, ...course.topics].join('\n'));
    return (
      (level === null || course.level === level) &&
      (topic === null || course.topics.includes(topic)) &&
      words.every((word) => searched.includes(word))
    );
  });
  return sort === 'suggested' ? found : found.sort(ORDERS[sort]);
}

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
