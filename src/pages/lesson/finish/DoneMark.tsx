import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { finishedWith, nextOpen } from '../../../content/courseOutline';
import { countOf } from '../../../content/format';
import type { LessonDetails, LessonOutline } from '../../../content/lesson';
import { hasPassed, lessonState } from '../../../progress/progressModel';
import { useProgress } from '../../../progress/useProgress';
import { lessonAddress, REVIEW_ADDRESS } from '../../../site/addresses';
import { fingerReach } from '../../../theme/targets';
import { LESSON_END } from '../lessonEnd';
import { DoneActions } from './DoneActions';
import { FinishedNotice } from './FinishedNotice';
import { useOutlines } from './useOutlines';
import { wayOn, waysFrom } from './wayOn';
import { WaysOn } from './WaysOn';

interface DoneMarkProps {
  lesson: Pick<LessonOutline, 'id' | 'exerciseIds'>;
  details: Pick<LessonDetails, 'next' | 'end' | 'cards'>;
}

/**
 * Where the reader says that the lesson is done, or takes it back; then the way on is the next lesson. Says what else is
 * finished with it, and that its questions will be asked again.
 */
export function DoneMark({ lesson: { id, exerciseIds }, details }: DoneMarkProps) {
  const { next, end, cards } = details;
  const progress = useProgress();
  const outlines = useOutlines();
  const isLessonDone = (lessonId: string) => lessonState(progress, lessonId) === 'done';
  const isDone = isLessonDone(id);
  const passed = exerciseIds.filter((exercise) => hasPassed(progress, exercise)).length;
  const isPassed = passed > 0 && passed === exerciseIds.length;

  /** What is finished with this lesson, or would be if it were marked now. */
  const mayFinish =
    outlines && finishedWith(id, outlines, (lessonId) => lessonId === id || isLessonDone(lessonId));
  const finished = isDone ? mayFinish : null;
  const open = outlines && nextOpen(id, outlines.courses, isLessonDone);
  const way = wayOn({ next, open, end, finished });
  const leadsToNext = isDone && next !== null && way.href === lessonAddress(next.slug);

  return (
    <Paper
      id={LESSON_END}
      tabIndex={-1}
      data-leads-to-next={leadsToNext ? '' : undefined}
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
        <strong>{isDone ? 'This lesson is done.' : 'Finished?'}</strong>{' '}
        {isPassed ? 'All' : `${passed} of`} {countOf(exerciseIds.length, 'exercise')} passed.
      </Typography>
      <Box role="status" sx={{ flexBasis: '100%', '&:empty': { display: 'none' } }}>
        {finished ? <FinishedNotice finished={finished} /> : null}
      </Box>
      <DoneActions
        lessonId={id}
        isDone={isDone}
        way={way}
        // What is finished would be missed by a reader who is led on at once.
        goesOn={isPassed && next !== null && mayFinish === null}
      />
      {finished ? (
        <WaysOn ways={waysFrom(finished).filter(({ href }) => href !== way.href)} />
      ) : null}
      {isDone && cards > 0 ? (
        <Typography
          variant="body2"
          sx={{ flexBasis: '100%', maxWidth: 'none', color: 'text.secondary' }}
        >
          You'll see {countOf(cards, 'question')} again in{' '}
          <Link href={REVIEW_ADDRESS} sx={fingerReach}>
            Review
          </Link>
          , right before you'd forget the answers.
        </Typography>
      ) : null}
    </Paper>
  );
}
