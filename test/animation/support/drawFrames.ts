import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Animation } from '@lottie-animation-community/lottie-types';
import type { AnimationItem, LottiePlayer } from 'lottie-web';

/** A browser or jsdom window. A jsdom window must be set up to run scripts. */
export type EngineWindow = Window & typeof globalThis;

/**
 * Draws frames as SVG with the engine that the site uses.
 *
 * @param view - a jsdom window; the first call loads the engine into it
 * @param animation - the animation; copied first because the engine mutates its input
 * @param frames - frame numbers from 0. A layer isn't drawn in frames at or after its end.
 * @returns the SVG markup of each frame
 * @throws if the engine can't read the animation
 */
export function drawFrames(
  view: EngineWindow,
  animation: Animation,
  frames: readonly number[],
): string[] {
  const container = view.document.createElement('div');
  const item = engineIn(view).loadAnimation({
    container,
    renderer: 'svg',
    loop: true,
    autoplay: false,
    animationData: JSON.parse(JSON.stringify(animation)) as unknown,
  });
  const drawn = frames.map((frame) => markup(item, container, frame));
  item.destroy();
  return drawn;
}

function markup(item: AnimationItem, container: Element, frame: number): string {
  item.goToAndStop(frame, true);
  const svg = container.querySelector('svg');
  if (svg === null) throw new Error(`The engine drew nothing at frame ${frame}`);
  return svg.outerHTML;
}

function engineIn(view: EngineWindow): LottiePlayer {
  const known: unknown = Reflect.get(view, 'lottie');
  if (known === undefined) {
    // The engine requests a canvas context when it loads, and jsdom doesn't have one.
    Reflect.set(view.HTMLCanvasElement.prototype, 'getContext', () => ({ fillRect: () => null }));
    view.eval(engineSource());
  }
  return Reflect.get(view, 'lottie') as LottiePlayer;
}

// Uses the SVG build of the same lottie-web version; the site uses the canvas build.
function engineSource(): string {
  const require = createRequire(join(process.cwd(), 'package.json'));
  return readFileSync(require.resolve('lottie-web/build/player/lottie_light.min.js'), 'utf8');
}
