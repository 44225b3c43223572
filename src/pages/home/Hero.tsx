import { styled } from '@mui/material/styles';
import { IntelligentAutomation } from '../../animation/IntelligentAutomation';
import { PageWidth } from '../../components/PageWidth';
import { Static } from '../../prerendered/Static';
import { IS_BACK } from '../../progress/begunMarks';
import { OnceBegun } from '../../progress/widgets/OnceBegun';
import { heroTexts, welcomeBack } from './deferred';

/** The first window of the home page: what this is, or for a reader who comes back, what's next. */
export function Hero() {
  return (
    <PageWidth sx={{ pt: 'clamp(32px, 5vw, 64px)', pb: 2 }}>
      <Stage>
        <Words>
          <Static code={heroTexts} isFirst>
            {({ HeroText }) => <HeroText />}
          </Static>
          <Back className="screen-only">
            <OnceBegun code={welcomeBack}>{({ WelcomeBack }) => <WelcomeBack />}</OnceBegun>
          </Back>
        </Words>
        <Picture className="screen-only">
          <IntelligentAutomation />
        </Picture>
      </Stage>
    </PageWidth>
  );
}

/** Both begin at the top: what a document that comes in parts brings later, text or picture, moves neither of them. */
const Stage = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '32px 48px',
  alignItems: 'start',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)' },
}));

const Words = styled('div')({ minWidth: 0 });

/** Reserves room for the greeting of a returning reader, so that it moves nothing when it appears. */
const Back = styled('div')(({ theme }) => ({
  [`div${IS_BACK} > &`]: { minHeight: theme.spacing(26) },
}));

const Picture = styled('div')(({ theme }) => ({
  width: '100%',
  maxWidth: 560,
  marginInline: 'auto',
  // So small that the first exercise begins on the first screen of a phone, or soon below.
  [theme.breakpoints.down('sm')]: { maxWidth: 240 },
}));
