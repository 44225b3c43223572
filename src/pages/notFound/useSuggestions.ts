import { useEffect, useState } from 'react';
import { nearestPages, type Suggestion } from './nearestPages';
import { lessonPages } from './notFoundChunks';

/**
 * Finds the pages with a similar address. Lessons are included once their list has loaded.
 *
 * @param asked - requested path, which doesn't match any page; `null` while prerendering
 * @returns the pages, most similar first
 */
export function useSuggestions(asked: string | null): readonly Suggestion[] {
  const [lessons, setLessons] = useState<readonly Suggestion[]>([]);

  useEffect(() => {
    lessonPages.load().then(
      ({ LESSON_PAGES }) => setLessons(LESSON_PAGES),
      // Falls back to suggesting other pages.
      () => undefined,
    );
  }, []);

  return asked === null ? [] : nearestPages(asked, lessons);
}
