import type { ComponentType } from 'react';
import type { AnimationPlayerProps } from './AnimationPlayer';

/**
 * Loads the player with the engine and the animation data. Loads them only once; a call after a failure tries
 * again.
 *
 * @returns the player component
 * @throws if the chunk fails to load
 */
export async function loadPlayer(): Promise<ComponentType<AnimationPlayerProps>> {
  const { default: Player } = await import(
    /* webpackChunkName: "animation-player", webpackFetchPriority: "low" */ './AnimationPlayer'
  );
  return Player;
}
