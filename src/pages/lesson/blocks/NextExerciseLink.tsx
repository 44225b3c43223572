import Button from '@mui/material/Button';
import type { LessonOutline } from '../../../content/lesson';
import { LESSON_END } from '../lessonEnd';
import * as texts from '../../../texts/en/lessonText';

interface NextExerciseLinkProps {
  /** Id of the exercise that was passed. */
  after: string;
  lesson: Pick<LessonOutline, 'exerciseIds' | 'readOn'>;
}

/** Link after a passed exercise: to the text that follows, the next exercise, or the end of the lesson. */
export function NextExerciseLink({
  after,
  lesson: { exerciseIds, readOn },
}: NextExerciseLinkProps) {
  const next = exerciseIds[exerciseIds.indexOf(after) + 1];
  const text = readOn?.[after];
  return (
    <Button variant="contained" href={`#${text ?? next ?? LESSON_END}`}>
      {text || next ? texts.continueReading : texts.endOfLesson}
    </Button>
  );
}
