import type { AnimationConfig } from 'lottie-web';
import { OffscreenAnimation } from './OffscreenAnimation';

/**
 * In place of lottie-web, for lottie-react (see `alias` in `webpack.config.ts`): the same interface, as far as it is used,
 * in front of a worker that draws. The page's own thread then has nothing to do for a frame: no script, style or layout.
 */
export default {
  /**
   * @param config - what lottie-react gives: where to show it, and the animation's data
   * @returns the animation; it says `DOMLoaded` once its first frame is drawn, or `data_failed`
   * @throws what the browser throws where it has no worker or no canvas to hand over
   */
  loadAnimation: ({
    container,
    animationData,
  }: Pick<AnimationConfig, 'container'> & { animationData: Lottie }) =>
    new OffscreenAnimation(container, animationData),
  setIDPrefix: () => undefined,
  setQuality: () => undefined,
};

/** What of an animation's data the page itself reads. */
export interface Lottie {
  /** In and out point, frames. */
  ip: number;
  op: number;
  /** Frames a second. */
  fr: number;
}
