import CheckRounded from '@mui/icons-material/CheckRounded';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { EMPTY_STATUS } from '../../../components/emptyStatus';
import type { LessonDetails, LessonOutline } from '../../../content/lesson';
import { SaveForOffline } from '../../../exercise/save/SaveForOffline';
import { hasPassed, lessonState } from '../../../progress/progressModel';
import { useProgress } from '../../../progress/useProgress';
import { lessonAddress, REVIEW_ADDRESS } from '../../../site/addresses';
import { touchReach } from '../../../theme/targets';
import { LESSON_END } from '../lessonEnd';
import * as texts from '../../../texts/en/lessonFinish';
import { DoneActions } from './DoneActions';
import { FinishedNotice } from './FinishedNotice';
import { useNextLink } from './useNextLink';
import { linksAfterCourse } from './nextLink';
import { NextLinks } from './NextLinks';

interface DoneMarkProps {
  lesson: Pick<LessonOutline, 'id' | 'slug' | 'exerciseIds'>;
  details: Pick<LessonDetails, 'next' | 'end' | 'cards'>;
}

/**
 * End of a lesson: shows whether it's done (see `MarkWhenPassed`), or lets the reader mark it as done. Also
 * announces a finished module, course, or program, saves the lesson for offline use, and mentions reviews.
 */
export function DoneMark({ lesson, details }: DoneMarkProps) {
  const { id, slug, exerciseIds } = lesson;
  const { next, cards } = details;
  const progress = useProgress();
  const isDone = lessonState(progress, id) === 'done';
  const left = exerciseIds.filter((exercise) => !hasPassed(progress, exercise));
  const passed = exerciseIds.length - left.length;
  const isPassed = left.length === 0;
  const addresses = useMemo(() => [lessonAddress(slug)], [slug]);

  /**
   * `mayFinish` is the module, course, and programs that the reader finishes by completing this lesson,
   * even if it isn't marked as done yet.
   */
  const { link, finished: mayFinish } = useNextLink(lesson, details, progress);
  const finished = isDone ? mayFinish : null;
  // If completing this lesson finishes a module, course, or program, stay on the page to announce it.
  const goesOn = isPassed && next !== null && mayFinish === null;

  return (
    <Paper
      id={LESSON_END}
      tabIndex={-1}
      data-leads-on={(isDone || goesOn) && link.isLesson ? '' : undefined}
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
        sx={{
          maxWidth: '50ch',
          color: 'text.secondary',
          '& strong': { color: 'text.primary' },
        }}
      >
        <strong>
          {isDone ? (
            <CheckRounded color="success" sx={{ marginInlineEnd: 0.5, verticalAlign: '-0.25em' }} />
          ) : null}
          {isDone ? texts.lessonIsDone : texts.isLessonFinished}
        </strong>{' '}
        {exerciseIds.length === 0
          ? null
          : texts.exercisesPassed({ passed, all: exerciseIds.length, isDone })}
      </Typography>
      <Box role="status" sx={{ flexBasis: '100%', ...EMPTY_STATUS }}>
        {finished ? <FinishedNotice finished={finished} /> : null}
      </Box>
      <DoneActions lessonId={id} isDone={isDone} link={link} exercise={left[0]} goesOn={goesOn} />
      <SaveForOffline addresses={addresses} label={texts.saveForOffline} />
      {finished ? (
        <NextLinks links={linksAfterCourse(finished).filter(({ href }) => href !== link.href)} />
      ) : null}
      {isDone && cards > 0 ? (
        <Typography
          variant="body2"
          sx={{ flexBasis: '100%', maxWidth: 'none', color: 'text.secondary' }}
        >
          {texts.questionsComeAgain(cards, (label) => (
            <Link href={REVIEW_ADDRESS} sx={touchReach}>
              {label}
            </Link>
          ))}
        </Typography>
      ) : null}
    </Paper>
  );
}
