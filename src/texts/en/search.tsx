/** Texts of the search dialog. */
import { countOf } from './format';

export const title = 'Search';
export const placeholder = 'Search lessons, courses, questions';
export const field = 'Search lessons, courses, programs, and questions';
export const close = 'Close search';

/** Labels of the list, for screen readers. */
export const results = 'Results';
export const suggestions = 'Suggestions';

/** Headings of the groups of results, in their order. */
export const groups = [
  'Top results',
  'Lessons',
  'Inside lessons',
  'Elsewhere on the site',
] as const;

/** Suggestions, after the courses. */
export const glossary = 'Glossary';
export const allTutorials = 'All tutorials';

/** Messages above the list. */
export const startHere = 'Start here';
export const loading = 'Loading search…';
export const noResultsFor = (query: string) => (
  <>
    No results for “<strong>{query}</strong>”.
  </>
);
export const tryFewerWords = 'Try fewer words, or browse one of these.';
export const failed = "Search didn't load. Check your connection, or try one of these.";
export const tryAgain = 'Try again';

/** Messages for screen readers. */
export const announcements = {
  loading: 'Loading search.',
  failed: "Search didn't load.",
  noResults: (query: string) => `No results for “${query}”.`,
  results: (count: number) => countOf(count, 'result'),
} as const;

/** What keys do: the arrow keys choose a result, and so on. */
export const keys = (
  <>
    <kbd>↑</kbd> <kbd>↓</kbd> choose <kbd>Enter</kbd> open <kbd>Esc</kbd> close
  </>
);
/** Label of the setting that turns the key on or off. */
export const slashOpensSearch = (
  <>
    <kbd>/</kbd> opens search
  </>
);
