import Button from '@mui/material/Button';
import { LESSON_END } from '../lessonEnd';

interface ExerciseOnwardProps {
  /** Id of the exercise that was passed. */
  after: string;
  /** Those of the lesson, in order. */
  exerciseIds: readonly string[];
}

/** Where a passed exercise leads: to the next one, after the last to the lesson's end. */
export function ExerciseOnward({ after, exerciseIds }: ExerciseOnwardProps) {
  const next = exerciseIds[exerciseIds.indexOf(after) + 1];
  return (
    <Button variant="contained" href={`#${next ?? LESSON_END}`}>
      {next ? 'Next exercise' : 'To the end of the lesson'}
    </Button>
  );
}
