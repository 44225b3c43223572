import PauseIcon from '@mui/icons-material/Pause';
import PlayIcon from '@mui/icons-material/PlayArrow';
import IconButton from '@mui/material/IconButton';
import { useRef } from 'react';
import * as texts from '../texts/en/animation';
import styles from './IntelligentAutomation.module.css';
import posterUrl from './poster.svg';
import { usePlayback } from './usePlayback';

/**
 * The decorative animation from the spec (section 1). It shows a poster first, loads the animation when the
 * page is idle, and has a button to pause and play it (WCAG 2.2.2).
 *
 * The poster is an image file rather than inline SVG. That keeps 23 kB of markup out of the script, lets the
 * browser cache it, and leaves nothing to hydrate. The poster and the animation draw the same vectors in the
 * same box, so the swap is invisible. The markup sets their size, so there's no layout shift.
 */
export function IntelligentAutomation() {
  const box = useRef<HTMLDivElement>(null);
  const { state, isWanted, isRunning, Player, toggle, onReady, onFailure } = usePlayback(box);

  return (
    <div ref={box} className={styles.box} data-animation={state}>
      <div className={styles.picture} aria-hidden="true">
        <img className={styles.poster} src={posterUrl} alt="" width={619} height={547} />
        {Player ? (
          <Player
            className={styles.player}
            isRunning={isRunning}
            onReady={onReady}
            onFailure={onFailure}
          />
        ) : null}
      </div>
      <IconButton
        className={`${styles.button} js-only screen-only`}
        aria-label={isWanted ? texts.pause : texts.play}
        onClick={toggle}
      >
        {isWanted ? <PauseIcon /> : <PlayIcon />}
      </IconButton>
    </div>
  );
}
