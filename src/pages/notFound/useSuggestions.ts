import { useEffect, useState } from 'react';
import { lessonAddress } from '../../site/addresses';
import { nearestPages, type Suggestion } from './nearestPages';
import { lessonList } from './notFoundChunks';

/**
 * Finds the pages whose address is similar to the requested path. Lessons are included once their list has
 * loaded.
 *
 * @param asked - requested path, which doesn't match any page; `null` while prerendering
 * @returns the pages, most similar first
 */
export function useSuggestions(asked: string | null): readonly Suggestion[] {
  const [lessons, setLessons] = useState<readonly Suggestion[]>([]);

  useEffect(() => {
    lessonList.load().then(
      ({ TUTORIALS }) =>
        setLessons(
          TUTORIALS.map(({ slug, title }) => ({ label: title, address: lessonAddress(slug) })),
        ),
      // If the list of lessons fails to load, suggest only other pages.
      () => undefined,
    );
  }, []);

  return asked === null ? [] : nearestPages(asked, lessons);
}
