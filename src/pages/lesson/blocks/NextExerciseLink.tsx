import Button from '@mui/material/Button';
import type { LessonOutline } from '../../../content/lesson';
import { LESSON_END } from '../lessonEnd';

interface NextExerciseLinkProps {
  /** Id of the exercise that was passed. */
  after: string;
  lesson: Pick<LessonOutline, 'exerciseIds' | 'readOn'>;
}

/** Where a passed exercise leads: to the text before the next one, or to that; after the last to the lesson's end. */
export function NextExerciseLink({
  after,
  lesson: { exerciseIds, readOn },
}: NextExerciseLinkProps) {
  const next = exerciseIds[exerciseIds.indexOf(after) + 1];
  const text = readOn?.[after];
  return (
    <Button variant="contained" href={`#${text ?? next ?? LESSON_END}`}>
      {text ? 'Continue' : next ? 'Next exercise' : 'End of the lesson'}
    </Button>
  );
}
