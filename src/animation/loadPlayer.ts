import type { ComponentType } from 'react';
import type { AnimationPlayerProps } from './AnimationPlayer';

/**
 * Loads the player, the engine, and the animation data, but only once. After a failure, the next call tries
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
