import { useEffect, useMemo } from 'react';
import type { LessonOutline } from '../../../content/lesson';
import { useCurrentHeading } from '../../../site/useCurrentHeading';
import { keepPlace } from './keepPlace';

interface PlaceKeeperProps {
  lesson: Pick<LessonOutline, 'id' | 'slug' | 'contents' | 'exerciseIds'>;
}

/**
 * Saves the reader's position: the current heading or exercise. When the reader focuses a control in an
 * exercise, saves that exercise, even if its heading is still in the lower part of the window. Passing the
 * first heading marks the lesson as started.
 */
export function PlaceKeeper({ lesson }: PlaceKeeperProps) {
  const { contents, exerciseIds } = lesson;
  const places = useMemo(
    () => [...contents.map(({ slug }) => slug), ...exerciseIds],
    [contents, exerciseIds],
  );
  const current = useCurrentHeading(places);

  useEffect(() => {
    if (current !== null) keepPlace(lesson, current);
    const onFocus = ({ target }: FocusEvent) => {
      const exercise = target instanceof Element && target.closest('section[aria-labelledby]');
      const id = exercise ? exercise.getAttribute('aria-labelledby') : null;
      if (id !== null && exerciseIds.includes(id)) keepPlace(lesson, id);
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [lesson, exerciseIds, current]);

  return null;
}
