import DarkModeIcon from '@mui/icons-material/DarkModeOutlined';
import LightModeIcon from '@mui/icons-material/WbSunnyOutlined';
import IconButton from '@mui/material/IconButton';
import { styled, useColorScheme } from '@mui/material/styles';
import { startTransition } from 'react';
import { showMode, type StoredMode } from '../theme/mode';
import { skipOffscreen } from './skipOffscreen';

/**
 * Toggles dark and light (specification section 2, "Theme switch"). Both labels and icons are in the HTML and the
 * style sheet shows one: the mode is not known where the page is prerendered, and the first render must not differ.
 */
export function ThemeSwitch() {
  const { mode, systemMode, setMode } = useColorScheme();
  const isDark = (mode === 'system' ? systemMode : mode) === 'dark';

  function choose(chosen: StoredMode) {
    // The style sheets do it all, at once. What reads the mode follows when the browser has painted.
    showMode(chosen);
    startTransition(() => setMode(chosen));
  }

  return (
    // Not `Fab`, which is 1 kB more on every page for the same round button.
    <Floating
      className="js-only screen-only theme-switch"
      onPointerDown={skipOffscreen}
      onClick={() => choose(isDark ? 'light' : 'dark')}
    >
      <WhenDark>
        <LightModeIcon />
        <span className="visually-hidden">Switch to light mode</span>
      </WhenDark>
      <WhenLight>
        <DarkModeIcon />
        <span className="visually-hidden">Switch to dark mode</span>
      </WhenLight>
    </Floating>
  );
}

const Floating = styled(IconButton)(({ theme }) => ({
  position: 'fixed',
  right: 'max(16px, env(safe-area-inset-right))',
  bottom: 'max(16px, env(safe-area-inset-bottom))',
  zIndex: theme.zIndex.fab,
  width: 48,
  height: 48,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.site.lineStrong}`,
}));

const WhenDark = styled('span')(({ theme }) => ({
  display: 'none',
  ...theme.applyStyles('dark', { display: 'grid' }),
}));

const WhenLight = styled('span')(({ theme }) => ({
  display: 'grid',
  ...theme.applyStyles('dark', { display: 'none' }),
}));
