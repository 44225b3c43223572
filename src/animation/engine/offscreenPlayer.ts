import type { AnimationConfig } from 'lottie-web';
import { OffscreenAnimation } from './OffscreenAnimation';

/**
 * Replaces lottie-web for lottie-react (`alias` in `webpack.config.ts`). It implements the parts of the
 * interface that lottie-react uses, but draws in a worker, so frames need no script, style, or layout work on
 * the main thread.
 */
export default {
  /**
   * Starts a worker that draws the animation.
   *
   * @param config - the container element and the animation data
   * @returns the animation; it emits `DOMLoaded` after its first frame, or `data_failed` if it can't be drawn
   * @throws if the browser doesn't support workers or `OffscreenCanvas`
   */
  loadAnimation: ({
    container,
    animationData,
  }: Pick<AnimationConfig, 'container'> & { animationData: Lottie }) =>
    new OffscreenAnimation(container, animationData),
  setIDPrefix: () => undefined,
  setQuality: () => undefined,
};

/** The parts of the animation data that the page reads. */
export interface Lottie {
  /** Frames where the animation starts (`ip`) and ends (`op`). */
  ip: number;
  op: number;
  /** Frames per second. */
  fr: number;
}
