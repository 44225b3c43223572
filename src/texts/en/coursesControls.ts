/** Texts of the course list's filters, and of the message if no course matches. */

/** Label of the form with the filters. */
export const filters = 'Courses';
export const search = 'Search';
export const searchPlaceholder = 'Title or topic';
export const level = 'Level';
export const anyLevel = 'Any level';
export const topic = 'Topic';
export const anyTopic = 'Any topic';
/** Label of the field with the sort order. */
export const sort = 'Order';
export const sorts = {
  suggested: 'Suggested order',
  shortest: 'Shortest first',
  longest: 'Longest first',
  level: 'Easiest first',
  title: 'Title, A to Z',
} as const;

export const noResults = 'No matching courses';
const atLevel = {
  beginner: 'at beginner level',
  intermediate: 'at intermediate level',
  advanced: 'at advanced level',
} as const;
/** At least one filter is active. A filter that isn't has no value. */
export const noResultsExplanation = (query: {
  text: string;
  level: keyof typeof atLevel | null;
  topic: string | null;
}) => {
  const active = [
    query.text ? `with “${query.text}”` : '',
    query.level ? atLevel[query.level] : '',
    query.topic ? `on the topic ${query.topic}` : '',
  ].filter(Boolean);
  return `There are no courses ${active.join(', ')}. Try fewer words or filters.`;
};
export const showAll = 'Show all courses';
