import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { OUTLINES } from '../../../.generated/courseOutlines';
import { ButtonLink } from '../../components/ButtonLink';
import type { Progress } from '../../progress/progressModel';
import type { ReviewDay } from '../../progress/reviews/reviewDay';
import * as texts from '../../texts/en/reviewCards';
import { usePlannedLessons } from '../programs/planner/storage/usePlannedLessons';
import { ExampleCard } from './ExampleCard';
import { continueLink } from './continueLink';
import { whenWords } from './whenWords';

interface NothingDueProps {
  next: ReviewDay['next'];
  progress: Progress;
}

/** Shown if nothing is due. Says when the next questions are due and links to the next lesson. */
export function NothingDue({ next, progress }: NothingDueProps) {
  return (
    <section aria-labelledby="review-nothing">
      <Typography variant="h2" id="review-nothing">
        {texts.nothingDue}
      </Typography>
      <NextTime next={next} />
      <ContinueReading progress={progress} />
    </section>
  );
}

/** Shown until the reader finishes a lesson. Explains what to do first and shows an example card. */
export function NoLessonDone({ progress }: Pick<NothingDueProps, 'progress'>) {
  return (
    <Columns>
      <section aria-labelledby="review-first">
        <Typography variant="h2" id="review-first">
          {texts.finishLessonFirst}
        </Typography>
        <Typography sx={{ mt: 1.5, maxWidth: 'var(--prose-width)' }}>
          {texts.howToGetQuestions}
        </Typography>
        <ContinueReading progress={progress} />
      </section>
      <ExampleCard />
    </Columns>
  );
}

/** Instructions on the left, the example on the right. */
const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(5, 8),
  alignItems: 'start',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)' },
}));

/** Says when the next questions are due. */
export function NextTime({ next }: Pick<NothingDueProps, 'next'>) {
  return (
    <Typography sx={{ mt: 1.5 }}>
      {next ? texts.nextDue(next.count, whenWords(next.days)) : texts.moreAfterLesson}
    </Typography>
  );
}

/** Link to the next lesson. */
export function ContinueReading({ progress }: Pick<NothingDueProps, 'progress'>) {
  const { address, label } = continueLink(progress, usePlannedLessons(OUTLINES));
  return (
    <Stack direction="row" sx={{ mt: 3 }}>
      <ButtonLink to={address}>{label}</ButtonLink>
    </Stack>
  );
}
