import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { OUTLINES } from '../../../.generated/courseOutlines';
import { ButtonLink } from '../../components/ButtonLink';
import { countOf } from '../../content/format';
import type { Progress } from '../../progress/progressModel';
import type { ReviewDay } from '../../progress/reviews/reviewDay';
import { usePlannedLessons } from '../programs/planner/usePlannedLessons';
import { ExampleCard } from './ExampleCard';
import { continueLink } from './continueLink';
import { FIRST } from './reviewTexts';
import { whenWords } from './whenWords';

interface NothingDueProps {
  next: ReviewDay['next'];
  progress: Progress;
}

/** Nothing more today: when the next questions come, and where to go on. */
export function NothingDue({ next, progress }: NothingDueProps) {
  return (
    <section aria-labelledby="review-nothing">
      <Typography variant="h2" id="review-nothing">
        Nothing is due today
      </Typography>
      <NextTime next={next} />
      <ContinueReading progress={progress} />
    </section>
  );
}

/** What a reader needs first who has not finished a lesson. */
export function NoLessonDone({ progress }: Pick<NothingDueProps, 'progress'>) {
  return (
    <Columns>
      <section aria-labelledby="review-first">
        <Typography variant="h2" id="review-first">
          {FIRST.title}
        </Typography>
        <Typography sx={{ mt: 1.5, maxWidth: 'var(--prose-width)' }}>{FIRST.text}</Typography>
        <ContinueReading progress={progress} />
      </section>
      <ExampleCard />
    </Columns>
  );
}

/** What to do, and next to it an example of what it leads to. */
const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(5, 8),
  alignItems: 'start',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)' },
}));

/** When the next questions come. */
export function NextTime({ next }: Pick<NothingDueProps, 'next'>) {
  return (
    <Typography sx={{ mt: 1.5 }}>
      {next
        ? `The next ${next.count === 1 ? 'question is due' : `${countOf(next.count, 'question')} are due`} ${whenWords(next.days)}.`
        : "You'll get more questions when you finish another lesson."}
    </Typography>
  );
}

/** The way back to lessons. */
export function ContinueReading({ progress }: Pick<NothingDueProps, 'progress'>) {
  const { address, label } = continueLink(progress, usePlannedLessons(OUTLINES));
  return (
    <Stack direction="row" sx={{ mt: 3 }}>
      <ButtonLink to={address}>{label}</ButtonLink>
    </Stack>
  );
}
