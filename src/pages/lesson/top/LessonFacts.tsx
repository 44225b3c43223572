import { DottedList } from '../../../components/DottedList';
import * as counts from '../../../texts/en/counts';
import { formatDate } from '../../../texts/en/format';
import type { LessonDetails } from '../../../content/lesson';
import * as texts from '../../../texts/en/lessonFrame';

interface LessonFactsProps {
  lesson: Pick<LessonDetails, 'level' | 'updated' | 'exercises'>;
}

/** Level, number of exercises, and last update. */
export function LessonFacts({ lesson: { level, updated, exercises } }: LessonFactsProps) {
  const levelName: string = texts.levels[level];
  return (
    <DottedList aria-label={texts.aboutThisLesson}>
      <li>{levelName}</li>
      <li>{counts.exercises(exercises)}</li>
      <li>{texts.updatedOn(<time dateTime={updated}>{formatDate(updated)}</time>)}</li>
    </DottedList>
  );
}
