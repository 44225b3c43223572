import { type ComponentType, type RefObject, useCallback, useEffect, useState } from 'react';
import { prefersReducedData } from '../site/connection';
import type { AnimationPlayerProps } from './AnimationPlayer';
import { loadPlayer } from './loadPlayer';
import { useInView } from './useInView';
import { usePageIdle } from './usePageIdle';
import { useReducedMotion } from './useReducedMotion';
import { useTabVisible } from './useTabVisible';

/** Distance from the viewport at which the player starts to load. */
const nearMargin = '200px';

/** `idle`: shows the poster; the player isn't loaded. `paused`: stopped by the visitor or not visible. */
export type PlaybackState = 'idle' | 'loading' | 'playing' | 'paused';

interface Playback {
  state: PlaybackState;
  /** True if the animation should play while it's visible; the play/pause button toggles this. */
  isWanted: boolean;
  /** True if the animation should play now. */
  isRunning: boolean;
  /** The player component once it has loaded. */
  Player: ComponentType<AnimationPlayerProps> | null;
  toggle: () => void;
  onReady: () => void;
  /** After a failure, shows the poster again. Only the play button retries. */
  onFailure: () => void;
}

/**
 * Decides when the animation loads and when it plays. Once the visitor has clicked play or pause, that
 * choice overrides the autoplay conditions.
 *
 * @param box - the animation's element, which must be near the viewport to load and visible to play
 */
export function usePlayback(box: RefObject<Element | null>): Playback {
  const [choice, setChoice] = useState<'none' | 'play' | 'pause'>('none');
  const [Player, setPlayer] = useState<ComponentType<AnimationPlayerProps> | null>(null);
  const [isReady, setReady] = useState(false);
  const isPageIdle = usePageIdle();
  const isNear = useInView(box, nearMargin);
  const isInView = useInView(box, '0px');
  const isTabVisible = useTabVisible();
  const isMotionReduced = useReducedMotion();

  const isAutoplaying =
    choice === 'none' &&
    !isMotionReduced &&
    (Player !== null || (isPageIdle && isNear && !prefersReducedData()));
  const isWanted = choice === 'play' || isAutoplaying;
  const isMissing = isWanted && Player === null;
  const isRunning = isWanted && isInView && isTabVisible;

  const onFailure = useCallback(() => {
    setChoice('pause');
    setPlayer(null);
    setReady(false);
  }, []);

  useEffect(() => {
    if (!isMissing) return undefined;
    let isStale = false;
    loadPlayer().then(
      (loaded) => isStale || setPlayer(() => loaded),
      () => isStale || onFailure(),
    );
    return () => {
      isStale = true;
    };
  }, [isMissing, onFailure]);

  return {
    state: stateOf(isReady, isWanted, isRunning),
    isWanted,
    isRunning,
    Player,
    toggle: () => setChoice(isWanted ? 'pause' : 'play'),
    onReady: useCallback(() => setReady(true), []),
    onFailure,
  };
}

function stateOf(isReady: boolean, isWanted: boolean, isRunning: boolean): PlaybackState {
  if (!isReady) return isWanted ? 'loading' : 'idle';
  return isRunning ? 'playing' : 'paused';
}
