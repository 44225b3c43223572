import { styled } from '@mui/material/styles';
import { IntelligentAutomation } from '../../animation/IntelligentAutomation';
import { PageWidth } from '../../components/PageWidth';
import { Static } from '../../prerendered/Static';
import { heroTexts } from './deferred';

/** The first window of the home page. Only its picture has behavior. */
export function Hero() {
  return (
    <PageWidth sx={{ pt: 'clamp(32px, 5vw, 64px)', pb: 2 }}>
      <Stage>
        <Static code={heroTexts} isFirst>
          {({ HeroText }) => <HeroText />}
        </Static>
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

const Picture = styled('div')(({ theme }) => ({
  width: '100%',
  maxWidth: 560,
  marginInline: 'auto',
  // So small that the first exercise begins on the first screen of a phone, or soon below.
  [theme.breakpoints.down('sm')]: { maxWidth: 240 },
}));
