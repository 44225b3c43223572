import { useEffect } from 'react';
import type { LessonOutline } from '../../../content/lesson';
import { hasPassed } from '../../../progress/progressModel';
import { progressStore } from '../../../progress/progressStore';
import { useProgress } from '../../../progress/useProgress';

interface MarkWhenPassedProps {
  lesson: Pick<LessonOutline, 'id' | 'exerciseIds'>;
}

/**
 * Marks the lesson as done as soon as the reader passes all its exercises, even if its end isn't in view.
 * Renders nothing. Skips lessons without exercises, and lessons that the reader marked as not done.
 */
export function MarkWhenPassed({ lesson: { id, exerciseIds } }: MarkWhenPassedProps) {
  const progress = useProgress();
  const isComplete =
    exerciseIds.length > 0 &&
    exerciseIds.every((exercise) => hasPassed(progress, exercise)) &&
    progress.lessons.get(id)?.done === undefined;

  useEffect(() => {
    if (isComplete) progressStore.markDone(id);
  }, [isComplete, id]);

  return null;
}
