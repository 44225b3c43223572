import { styled } from '@mui/material/styles';
import { PageWidth } from '../../components/PageWidth';
import { Deferred } from '../../prerendered/Deferred';
import { Static } from '../../prerendered/Static';
import { IS_BACK } from '../../progress/begunMarks';
import { ReturningOnly } from '../../progress/widgets/ReturningOnly';
import { ForNewcomers } from './ForNewcomers';
import { firstExercise, heroTexts, welcomeBack } from './homeChunks';

/** The first window of the home page: what this is and an exercise to try; or for a reader who comes back, what's next and how far they are. */
export function Hero() {
  return (
    <PageWidth sx={{ pt: { xs: 4, md: 8 }, pb: { xs: 2, sm: 4 } }}>
      <Stage>
        <Static code={heroTexts} isFirst>
          {({ HeroText }) => <HeroText />}
        </Static>
        <div>
          <Back className="screen-only">
            <ReturningOnly code={welcomeBack}>{({ WelcomeBack }) => <WelcomeBack />}</ReturningOnly>
          </Back>
          <ForNewcomers>
            <Deferred code={firstExercise} isFirst>
              {({ TryItNow }) => <TryItNow />}
            </Deferred>
          </ForNewcomers>
        </div>
      </Stage>
    </PageWidth>
  );
}

/** Both begin at the top: what a document that comes in parts brings later moves neither of them. */
const Stage = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '24px 64px',
  alignItems: 'start',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

/** Reserves room for the greeting of a returning reader, so that it moves nothing when it appears. */
const Back = styled('div')(({ theme }) => ({
  [`main${IS_BACK} &`]: { minHeight: theme.spacing(32) },
}));
