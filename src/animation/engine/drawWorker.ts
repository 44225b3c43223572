/// <reference lib="webworker" />
import './workerDocument';
import type { AnimationItem } from 'lottie-web';
import lottie from 'lottie-web/build/player/lottie_light_canvas';
import type { Order, Report } from './engineMessages';
import { runPaced } from './runPaced';

/** Worker that draws the animation on an offscreen canvas, off the main thread. */

declare const self: DedicatedWorkerGlobalScope;

let item: AnimationItem | undefined;
let stop: (() => void) | undefined;

self.addEventListener('message', ({ data }: MessageEvent<Order>) => {
  if (data.type === 'load') load(data);
  if (data.type === 'resize') item?.resize(data.width, data.height);
  if (data.type === 'play') play();
  if (data.type === 'pause') {
    stop?.();
    stop = undefined;
  }
});

function load({ canvas, animation }: Extract<Order, { type: 'load' }>): void {
  const context = canvas.getContext('2d');
  if (!context) {
    report({ type: 'failed' });
    return;
  }
  item = lottie.loadAnimation({
    renderer: 'canvas',
    loop: true,
    autoplay: false,
    animationData: animation,
    // lottie-web draws on this context because it isn't given a container element.
    rendererSettings: {
      context: context as unknown as CanvasRenderingContext2D,
      clearCanvas: true,
    },
  } as Parameters<typeof lottie.loadAnimation>[0]);
  // The animation runs at 60 fps, so on faster screens, this skips the frames in between.
  item.setSubframe(false);
  item.addEventListener('error', () => report({ type: 'failed' }));
  item.addEventListener('DOMLoaded', () => {
    item?.goToAndStop(0, true);
    report({ type: 'drawn' });
  });
}

function play(): void {
  if (!item || stop) return;
  const playing = item;
  const start = playing.currentFrame;
  // lottie-web's own clock draws as many frames as it can, which would saturate a slow phone's CPU.
  stop = runPaced((elapsed) => {
    playing.goToAndStop(
      (start + (elapsed * playing.frameRate) / 1_000) % playing.totalFrames,
      true,
    );
  });
}

function report(message: Report): void {
  self.postMessage(message);
}
