import { DottedList } from '../../../components/DottedList';
import { countOf, formatDate } from '../../../texts/en/format';
import type { LessonDetails } from '../../../content/lesson';

interface LessonFactsProps {
  lesson: Pick<LessonDetails, 'level' | 'updated' | 'exercises'>;
}

/** Level, number of exercises, and last update. */
export function LessonFacts({ lesson: { level, updated, exercises } }: LessonFactsProps) {
  return (
    <DottedList aria-label="About this lesson">
      <li>{level}</li>
      <li>{countOf(exercises, 'exercise')}</li>
      <li>
        updated <time dateTime={updated}>{formatDate(updated)}</time>
      </li>
    </DottedList>
  );
}
