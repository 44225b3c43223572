import { styled } from '@mui/material/styles';
import { PageWidth } from '../../components/PageWidth';
import { Deferred } from '../../prerendered/Deferred';
import { Static } from '../../prerendered/Static';
import { useClientValue } from '../../prerendered/useClientValue';
import { IS_BACK, IS_UNDECIDED } from '../../progress/continue/begunMarks';
import { isBack, readContinueEntry } from '../../progress/continue/continueEntry';
import { hasProgress } from '../../progress/hasProgress';
import { ReturningOnly } from '../../progress/widgets/ReturningOnly';
import { ForNewcomers } from './ForNewcomers';
import { firstExercise, heroTexts, welcomeBack } from './homeChunks';

/**
 * Top of the home page: an introduction and an exercise for new visitors, or the next lesson and progress
 * for returning readers.
 */
export function Hero() {
  const hasBegun = useClientValue(hasBegunExercise, false);
  return (
    <PageWidth sx={{ pt: { xs: 4, md: 8 }, pb: { xs: 2, sm: 4 } }}>
      <Stage>
        <div>
          <Next className="screen-only">
            <ReturningOnly code={welcomeBack}>{({ NextUp }) => <NextUp />}</ReturningOnly>
          </Next>
          <Static code={heroTexts} isFirst>
            {({ HeroText }) => <HeroText />}
          </Static>
        </div>
        <div>
          <Back className="screen-only">
            <ReturningOnly code={welcomeBack}>{({ WelcomeBack }) => <WelcomeBack />}</ReturningOnly>
          </Back>
          <ForNewcomers>
            <Deferred code={firstExercise} isFirst isWanted={hasBegun} waitsForUse>
              {({ TryItNow }) => <TryItNow />}
            </Deferred>
          </ForNewcomers>
        </div>
      </Stage>
    </PageWidth>
  );
}

/**
 * Returns true if the exercise may have a draft or be solved, and is shown: returning readers don't see it.
 */
function hasBegunExercise(): boolean {
  return hasProgress() && !isBack(readContinueEntry());
}

/** Top-aligned, so that neither column shifts while the document streams in. */
const Stage = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '24px 64px',
  alignItems: 'start',
  [`& > div:first-of-type${IS_UNDECIDED}`]: { visibility: 'hidden' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

/** Reserves space for `NextUp`, which replaces the tagline above the greeting. */
const Next = styled('div')(({ theme }) => ({
  ...theme.typography.label,
  fontSize: '0.875rem',
  [`main${IS_BACK} &`]: { minHeight: `calc(1lh + ${theme.spacing(2)})` },
}));

/** Reserves room for the returning reader's content, to avoid layout shift. */
const Back = styled('div')(({ theme }) => ({
  [`main${IS_BACK} &`]: { minHeight: theme.spacing(32) },
}));
