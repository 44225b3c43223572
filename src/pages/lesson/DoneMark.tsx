import CheckRounded from '@mui/icons-material/CheckRounded';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { LessonLink, LessonOutline } from '../../content/lesson';
import { hasPassed, lessonState } from '../../progress/progressModel';
import { progressStore } from '../../progress/progressStore';
import { useProgress } from '../../progress/useProgress';
import { lessonAddress } from '../../site/addresses';
import { LESSON_END } from './lessonEnd';

interface DoneMarkProps {
  lesson: Pick<LessonOutline, 'id' | 'exerciseIds'>;
  /** The lesson to go on with. */
  next: LessonLink | null;
}

/** Where the reader says that the lesson is done, or takes it back; then the way on is the next lesson. */
export function DoneMark({ lesson: { id, exerciseIds }, next }: DoneMarkProps) {
  const progress = useProgress();
  const isDone = lessonState(progress, id) === 'done';
  const passed = exerciseIds.filter((exercise) => hasPassed(progress, exercise)).length;

  function toggle() {
    if (isDone) progressStore.unmarkDone(id);
    else progressStore.markDone(id);
  }

  return (
    <Paper
      id={LESSON_END}
      tabIndex={-1}
      variant="outlined"
      className="js-only screen-only"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: 4,
        rowGap: 2,
        py: 2.5,
        px: 3,
      }}
    >
      <Typography
        role="status"
        sx={{ color: 'text.secondary', '& strong': { color: 'text.primary' } }}
      >
        <strong>{isDone ? 'This lesson is done.' : 'Read to the end?'}</strong> {passed} of{' '}
        {exerciseIds.length} exercises passed.
      </Typography>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        <Button
          variant={isDone ? 'outlined' : 'contained'}
          startIcon={isDone ? null : <CheckRounded />}
          onClick={toggle}
        >
          {isDone ? 'Mark as not done' : 'Mark as done'}
        </Button>
        {isDone && next ? (
          <Button variant="contained" href={lessonAddress(next.slug)}>
            Next: {next.title}
          </Button>
        ) : null}
      </Stack>
    </Paper>
  );
}
