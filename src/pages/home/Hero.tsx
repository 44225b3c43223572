import { styled } from '@mui/material/styles';
import { IntelligentAutomation } from '../../animation/IntelligentAutomation';
import { PageWidth } from '../../components/PageWidth';
import { Static } from '../../prerendered/Static';
import { heroTexts } from './deferred';

/** The first window of the home page. Only its picture has behavior. */
export function Hero() {
  return (
    <PageWidth sx={{ pt: 'clamp(32px, 5vw, 64px)', pb: 'calc(var(--section-space) / 2)' }}>
      <Stage>
        <Static code={heroTexts} isFirst>
          {({ HeroText }) => <HeroText />}
        </Static>
        <Picture className="screen-only">
          <IntelligentAutomation />
        </Picture>
      </Stage>
      <Static code={heroTexts} isFirst>
        {({ HeroFacts }) => <HeroFacts />}
      </Static>
    </PageWidth>
  );
}

const Stage = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '32px 48px',
  alignItems: 'center',
  marginBottom: 'clamp(24px, 4vw, 48px)',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)' },
}));

const Picture = styled('div')({ width: '100%', maxWidth: 560, marginInline: 'auto' });
