import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Animation } from '@lottie-animation-community/lottie-types';
import type { AnimationItem, LottiePlayer } from 'lottie-web';

/** What of a browser, real or jsdom, the engine needs here. A jsdom window must be able to run scripts. */
export type EngineWindow = Window & typeof globalThis;

/**
 * Draws frames as vectors, with the engine that plays the animation on the page.
 *
 * @param view - a jsdom window; the engine is started in it at the first call.
 * @param animation - is copied, for the engine writes into what it draws.
 * @param frames - whole frames, from 0 on. A frame at or past the end of a layer shows nothing of that layer.
 * @returns one `<svg>` for each frame, as markup.
 * @throws Error when the engine cannot read the animation.
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
    // jsdom has no canvas; the engine asks for one as it starts, though it never paints on it here.
    Reflect.set(view.HTMLCanvasElement.prototype, 'getContext', () => ({ fillRect: () => null }));
    view.eval(engineSource());
  }
  return Reflect.get(view, 'lottie') as LottiePlayer;
}

// The build of vectors; the page plays with the one that draws on a canvas, of the same version.
function engineSource(): string {
  const require = createRequire(join(process.cwd(), 'package.json'));
  return readFileSync(require.resolve('lottie-web/build/player/lottie_light.min.js'), 'utf8');
}
