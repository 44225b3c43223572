import DarkModeIcon from '@mui/icons-material/DarkModeOutlined';
import LightModeIcon from '@mui/icons-material/LightModeOutlined';
import Fab from '@mui/material/Fab';
import { useColorScheme } from '@mui/material/styles';
import { startTransition } from 'react';
import { showMode, type StoredMode } from '../theme/mode';
import { spareFarParts } from './farParts';
import styles from './ThemeSwitch.module.css';

/**
 * Toggles dark and light (specification section 2, "Theme switch"). Both labels and icons stand in the HTML and the
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
    <div className={`${styles.corner} js-only screen-only`}>
      <Fab
        size="medium"
        onPointerDown={spareFarParts}
        onClick={() => choose(isDark ? 'light' : 'dark')}
      >
        <span className={styles.whenDark}>
          <LightModeIcon />
          <span className="visually-hidden">Switch to light mode</span>
        </span>
        <span className={styles.whenLight}>
          <DarkModeIcon />
          <span className="visually-hidden">Switch to dark mode</span>
        </span>
      </Fab>
    </div>
  );
}
