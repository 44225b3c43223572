/// <reference lib="webworker" />
import './workerDocument';
import type { AnimationItem } from 'lottie-web';
import lottie from 'lottie-web/build/player/lottie_light_canvas';
import type { Order, Report } from './engineMessages';
import { runPaced } from './runPaced';

/** Draws the animation on a canvas of the page, away from the page's own thread. */

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
    // Without a container the engine draws on what it is given.
    rendererSettings: {
      context: context as unknown as CanvasRenderingContext2D,
      clearCanvas: true,
    },
  } as Parameters<typeof lottie.loadAnimation>[0]);
  // Drawn for 60 frames a second; a screen that shows 120 need not draw what lies between.
  item.setSubframe(false);
  item.addEventListener('error', () => report({ type: 'failed' }));
  item.addEventListener('DOMLoaded', () => {
    item?.goToAndStop(0, true);
    report({ type: 'drawn' });
  });
}

function play(): void {
  if (!item || stop) return;
  const drawn = item;
  const start = drawn.currentFrame;
  // The engine's own clock draws every frame it can, which keeps a slow phone's processor busy with nothing else.
  stop = runPaced((elapsed) => {
    drawn.goToAndStop((start + (elapsed * drawn.frameRate) / 1_000) % drawn.totalFrames, true);
  });
}

function report(message: Report): void {
  self.postMessage(message);
}
