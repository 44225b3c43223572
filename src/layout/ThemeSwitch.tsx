import DarkModeIcon from '@mui/icons-material/DarkModeOutlined';
import LightModeIcon from '@mui/icons-material/WbSunnyOutlined';
import Fab from '@mui/material/Fab';
import { styled, useColorScheme } from '@mui/material/styles';
import { startTransition } from 'react';
import { showMode, type StoredMode } from '../theme/mode';
import * as texts from '../texts/en/shell';
import { skipOffscreen } from './skipOffscreen';

/**
 * Toggles dark and light mode (specification section 2, "Theme switch"). Always visible: the footer's padding
 * and the page's `scroll-padding-bottom` leave room for it. The HTML has both icons and labels, and CSS shows
 * one, because the mode isn't known while prerendering.
 */
export function ThemeSwitch() {
  const { mode, systemMode, setMode } = useColorScheme();
  const isDark = (mode === 'system' ? systemMode : mode) === 'dark';

  function choose(chosen: StoredMode) {
    // CSS changes the colors immediately; React updates after the paint.
    showMode(chosen);
    startTransition(() => setMode(chosen));
  }

  return (
    <Floating
      className="js-only screen-only"
      onPointerDown={skipOffscreen}
      onClick={() => choose(isDark ? 'light' : 'dark')}
    >
      <WhenDark>
        <LightModeIcon />
        <span className="visually-hidden">{texts.switchToLight}</span>
      </WhenDark>
      <WhenLight>
        <DarkModeIcon />
        <span className="visually-hidden">{texts.switchToDark}</span>
      </WhenLight>
    </Floating>
  );
}

const Floating = styled(Fab)(({ theme }) => ({
  position: 'fixed',
  insetInlineEnd: 'max(16px, env(safe-area-inset-right))',
  bottom: 'max(16px, env(safe-area-inset-bottom))',
  width: 44,
  height: 44,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.site.lineStrong}`,
  boxShadow: 'none',
  '&:hover': { backgroundColor: theme.vars.palette.site.sunken },
  '&:active': { boxShadow: 'none' },
  [theme.breakpoints.up('sm')]: { width: 48, height: 48 },
}));

const WhenDark = styled('span')(({ theme }) => ({
  display: 'none',
  ...theme.applyStyles('dark', { display: 'grid' }),
}));

const WhenLight = styled('span')(({ theme }) => ({
  display: 'grid',
  ...theme.applyStyles('dark', { display: 'none' }),
}));
