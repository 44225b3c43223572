import DoneIcon from '@mui/icons-material/CheckCircle';
import OpenIcon from '@mui/icons-material/RadioButtonUnchecked';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { lessonAddress } from '../../../../site/addresses';
import * as texts from '../../../../texts/en/studyPlan';
import type { PlanLesson } from '../plan/plan';

interface PlannedLessonProps {
  lesson: PlanLesson;
  isFinished: boolean;
}

/**
 * A lesson in a study day, with a check mark if it's finished. Readers mark it as finished on the lesson's
 * page.
 */
export function PlannedLesson({ lesson, isFinished }: PlannedLessonProps) {
  const { slug, title, minutes, session } = lesson;
  return (
    <Lesson>
      {isFinished ? <DoneIcon color="primary" /> : <OpenIcon color="action" />}
      <span>
        <Link href={lessonAddress(slug)}>{session > 1 ? texts.continuedLesson(title) : title}</Link>
        {isFinished ? <span className="visually-hidden">{texts.doneAfterTitle}</span> : null}
      </span>{' '}
      <Typography
        variant="body2"
        component="span"
        sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
      >
        {texts.minutes(minutes)}
      </Typography>
    </Lesson>
  );
}

/** Icon, title, and minutes. The title's link is tall enough for touch. */
const Lesson = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  columnGap: theme.spacing(1.5),
  alignItems: 'start',
  lineHeight: 1.4,
  '& > *': { paddingBlock: 11 },
  // Aligns the icon with the first line of the title.
  '& > svg': { boxSizing: 'content-box', width: 20, height: 20, translate: '0 2px' },
  '& > :last-child': { translate: '0 2px' },
  '& a': { display: 'block', marginBlock: -11, paddingBlock: 11 },
  '@media print': { '& > *': { paddingBlock: 2 } },
}));
