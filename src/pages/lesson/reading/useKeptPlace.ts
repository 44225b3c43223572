import { useEffect, useMemo } from 'react';
import type { LessonOutline } from '../../../content/lesson';
import { useCurrentHeading } from '../../../site/useCurrentHeading';
import { lessonTools } from '../lessonCode';

/**
 * Saves the reader's position: the current heading or exercise, or the exercise that the reader works on, even
 * if its heading is still in the lower part of the window.
 *
 * @param lesson - the lesson; passing its first heading marks it as started
 */
export function useKeptPlace(
  lesson: Pick<LessonOutline, 'id' | 'slug' | 'contents' | 'exerciseIds'>,
): void {
  const { contents, exerciseIds } = lesson;
  const places = useMemo(
    () => [...contents.map(({ slug }) => slug), ...exerciseIds],
    [contents, exerciseIds],
  );
  const current = useCurrentHeading(places);

  useEffect(() => {
    if (current !== null) keep(lesson, current);
    const onFocus = ({ target }: FocusEvent) => {
      const exercise = target instanceof Element && target.closest('section[aria-labelledby]');
      const id = exercise ? exercise.getAttribute('aria-labelledby') : null;
      if (id !== null && exerciseIds.includes(id)) keep(lesson, id);
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [lesson, exerciseIds, current]);
}

function keep(lesson: Pick<LessonOutline, 'id' | 'slug'>, place: string): void {
  lessonTools.load().then(
    ({ keepPlace }) => keepPlace(lesson, place),
    // The tools report their own load failure.
    () => undefined,
  );
}
