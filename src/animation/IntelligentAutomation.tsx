import PauseIcon from '@mui/icons-material/Pause';
import PlayIcon from '@mui/icons-material/PlayArrow';
import IconButton from '@mui/material/IconButton';
import { useRef } from 'react';
import styles from './IntelligentAutomation.module.css';
import posterUrl from './poster.svg';
import { usePlayback } from './usePlayback';

/**
 * The decorative animation of the specification (section 1): a poster at once, the moving picture when it costs the page
 * nothing, and a button to pause and play it (WCAG 2.2.2).
 *
 * The poster is an image of its own and not markup in the page: the script then holds its address instead of 23 kB
 * that the player replaces, the browser keeps it, and hydration has nothing to compare. Both are the same vectors in the
 * same box, so the exchange cannot be seen, and the size is in the markup, so nothing moves.
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
        aria-label={isWanted ? 'Pause animation' : 'Play animation'}
        onClick={toggle}
      >
        {isWanted ? <PauseIcon /> : <PlayIcon />}
      </IconButton>
    </div>
  );
}
