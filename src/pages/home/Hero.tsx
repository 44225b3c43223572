import { styled } from '@mui/material/styles';
import { canvas } from '../../animation/drawing/canvas';
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

const PICTURE = { width: '100%', maxWidth: 560, marginInline: 'auto' } as const;

const Stage = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '32px 48px',
  alignItems: 'center',
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)',
    // Holds the picture's place, so that the text does not move when the document comes in parts and the picture last.
    '&::before': {
      ...PICTURE,
      content: '""',
      gridArea: '1 / 2',
      aspectRatio: `${canvas.width} / ${canvas.height}`,
    },
  },
}));

const Picture = styled('div')(({ theme }) => ({
  ...PICTURE,
  // So small that the first exercise begins on the first screen of a phone, or soon below.
  [theme.breakpoints.down('sm')]: { maxWidth: 240 },
  [theme.breakpoints.up('sm')]: { gridArea: '1 / 2' },
}));
