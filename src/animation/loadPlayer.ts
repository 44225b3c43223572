import type { ComponentType } from 'react';
import type { AnimationPlayerProps } from './AnimationPlayer';

/**
 * Fetches the engine and the drawing, once for all callers; after a failure the next call tries again.
 *
 * @returns the player
 * @throws what the import throws, as a rejection
 */
export async function loadPlayer(): Promise<ComponentType<AnimationPlayerProps>> {
  const { default: Player } = await import(
    /* webpackChunkName: "animation-player", webpackFetchPriority: "low" */ './AnimationPlayer'
  );
  return Player;
}
