import { type ComponentType, type RefObject, useCallback, useEffect, useState } from 'react';
import { prefersReducedData } from '../site/connection';
import type { AnimationPlayerProps } from './AnimationPlayer';
import { loadPlayer } from './loadPlayer';
import { useInView } from './useInView';
import { usePageIdle } from './usePageIdle';
import { useReducedMotion } from './useReducedMotion';
import { useTabVisible } from './useTabVisible';

/** How near to the window the box must come before the player is fetched. */
const nearMargin = '200px';

/** `idle`: the poster, nothing fetched. `paused`: the player does not move, by the visitor's choice or because it is out of sight. */
export type PlaybackState = 'idle' | 'loading' | 'playing' | 'paused';

interface Playback {
  state: PlaybackState;
  /** Whether it is to move when it can be seen; what the button offers to change. */
  isWanted: boolean;
  /** Whether it is to move now. */
  isRunning: boolean;
  /** The player once it has been fetched. */
  Player: ComponentType<AnimationPlayerProps> | null;
  toggle: () => void;
  onReady: () => void;
  /** Back to the poster. The visitor's next press tries again; nothing else does. */
  onFailure: () => void;
}

/**
 * Decides when the animation is fetched and when it moves. What the visitor has chosen with the button goes before
 * everything else and holds until they choose again.
 *
 * @param box - the element whose position on the page counts
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

  const startsByItself =
    choice === 'none' &&
    !isMotionReduced &&
    (Player !== null || (isPageIdle && isNear && !prefersReducedData()));
  const isWanted = choice === 'play' || startsByItself;
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
      (fetched) => isStale || setPlayer(() => fetched),
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
