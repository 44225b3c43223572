import CheckRounded from '@mui/icons-material/CheckRounded';
import { styled } from '@mui/material/styles';
import { DottedList } from '../../components/DottedList';
import { OptionalLazyContent } from '../../prerendered/OptionalLazyContent';
import { formatMinutes } from '../../texts/en/format';
import * as texts from '../../texts/en/tutorialsResults';
import type { TutorialFacts } from '../../content/lesson';
import { hasPassed, isBookmarked, lessonState, type Progress } from '../../progress/progressModel';
import { readerProgress } from './lazyProgress';
import { LessonText } from './rowTexts';

interface LessonRowProps {
  lesson: TutorialFacts;
  /** Position within the subject, counted from 1. */
  number: number;
  isShown: boolean;
  progress: Progress;
}

/** A lesson in the list: its number or a check mark, its description, and the reader's progress. */
export function LessonRow({ lesson, number, isShown, progress }: LessonRowProps) {
  const { id, level, minutes, exerciseIds } = lesson;
  const state = lessonState(progress, id);
  const isKept = isBookmarked(progress, id);
  const passed = exerciseIds.filter((exercise) => hasPassed(progress, exercise)).length;
  return (
    <Row hidden={!isShown}>
      <Place state={state} aria-hidden="true">
        {state === 'done' ? <CheckRounded fontSize="inherit" /> : String(number).padStart(2, '0')}
      </Place>
      <Words>
        <LessonText lesson={lesson} />
        <DottedList sx={{ mt: 1.25, fontWeight: 'fontWeightRegular', letterSpacing: 0 }}>
          {state !== 'new' || isKept ? (
            <OptionalLazyContent code={readerProgress}>
              {({ LessonMarks }) => <LessonMarks state={state} isKept={isKept} />}
            </OptionalLazyContent>
          ) : null}
          <li>{texts.levels[level]}</li>
          <li>{formatMinutes(minutes)}</li>
          <li>{texts.exercises(passed, exerciseIds.length)}</li>
        </DottedList>
      </Words>
    </Row>
  );
}

const Row = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  gap: theme.spacing(1),
  paddingBlock: theme.spacing(2.5),
  [theme.breakpoints.up('sm')]: { gap: theme.spacing(2.5) },
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '&[hidden]': { display: 'none' },
  // The whole row is a link.
  '&:hover a': { color: theme.vars.palette.primary.main, textDecoration: 'underline' },
  '@media print': { breakInside: 'avoid' },
}));

const Place = styled('span', { shouldForwardProp: (name) => name !== 'state' })<{
  state: ReturnType<typeof lessonState>;
}>(({ theme }) => ({
  ...theme.typography.label,
  flex: 'none',
  width: '2.25rem',
  // Aligned with the title.
  paddingTop: '0.2rem',
  fontSize: '0.875rem',
  color: theme.vars.palette.secondary.main,
  variants: [
    {
      props: { state: 'done' },
      style: { fontSize: '1.25rem', color: theme.vars.palette.success.main },
    },
    { props: { state: 'started' }, style: { color: theme.vars.palette.primary.main } },
  ],
}));

const Words = styled('div')({ flex: '1 1 0', minWidth: 0 });
