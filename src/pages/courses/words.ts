import type { CourseQuery, Sort } from './courseQuery';

export const SORT_NAMES: Record<Sort, string> = {
  suggested: 'Suggested order',
  shortest: 'Shortest first',
  longest: 'Longest first',
  level: 'Easiest first',
  title: 'Title, A to Z',
};

/**
 * Returns a description of the active filters, such as 'with “trees”, at beginner level, on the topic
 * css'; empty if there are none.
 */
export function filtersInWords({ text, level, topic }: CourseQuery): string {
  return [
    text ? `with “${text}”` : '',
    level ? `at ${level} level` : '',
    topic ? `on the topic ${topic}` : '',
  ]
    .filter(Boolean)
    .join(', ');
}
