import type { Order, Report } from './engineMessages';
import type { Lottie } from './offscreenPlayer';
import { startWorker } from './startWorker';

/** A higher resolution looks no better and costs more per frame. */
const MAX_PIXEL_RATIO = 2;

type Listener = () => void;

/** Animation drawn in a worker. Implements the part of lottie-web's `AnimationItem` that lottie-react uses. */
export class OffscreenAnimation {
  isPaused = true;
  readonly firstFrame: number;
  readonly totalFrames: number;
  readonly frameRate: number;
  readonly currentFrame = 0;
  readonly playDirection = 1;

  private readonly canvas = document.createElement('canvas');
  private readonly worker: Worker;
  private readonly resizeObserver: ResizeObserver;
  private readonly listeners = new Map<string, Set<Listener>>();

  constructor(container: Element, animation: Lottie) {
    this.firstFrame = animation.ip;
    this.totalFrames = animation.op - animation.ip;
    this.frameRate = animation.fr;
    Object.assign(this.canvas, pixelsOf(container));
    const canvas = this.canvas.transferControlToOffscreen();
    this.worker = startWorker();
    this.worker.addEventListener('message', ({ data }: MessageEvent<Report>) =>
      this.emit(data.type === 'drawn' ? 'DOMLoaded' : 'data_failed'),
    );
    this.worker.addEventListener('error', () => this.emit('data_failed'));
    this.send({ type: 'load', canvas, animation }, [canvas]);
    container.append(this.canvas);
    this.resizeObserver = new ResizeObserver(() =>
      this.send({ type: 'resize', ...pixelsOf(container) }),
    );
    this.resizeObserver.observe(container);
  }

  play(): void {
    this.isPaused = false;
    this.send({ type: 'play' });
  }

  pause(): void {
    this.isPaused = true;
    this.send({ type: 'pause' });
  }

  destroy(): void {
    this.resizeObserver.disconnect();
    this.worker.terminate();
    this.canvas.remove();
    this.listeners.clear();
  }

  addEventListener(name: string, listener: Listener): void {
    this.listeners.set(name, (this.listeners.get(name) ?? new Set()).add(listener));
  }

  removeEventListener(name: string, listener: Listener): void {
    this.listeners.get(name)?.delete(listener);
  }

  /** Returns the duration of one loop, in frames or seconds. */
  getDuration(isFrames = false): number {
    return isFrames ? this.totalFrames : this.totalFrames / this.frameRate;
  }

  // No-ops: lottie-react calls these, but the animation always plays forward at its original speed.
  setSpeed(): void {}

  setDirection(): void {}

  private emit(name: string): void {
    this.listeners.get(name)?.forEach((listener) => listener());
  }

  private send(message: Order, transfer: Transferable[] = []): void {
    this.worker.postMessage(message, transfer);
  }
}

/** Returns an element's size in device pixels. */
function pixelsOf(element: Element): { width: number; height: number } {
  const { width, height } = element.getBoundingClientRect();
  const ratio = Math.min(window.devicePixelRatio, MAX_PIXEL_RATIO);
  return { width: Math.round(width * ratio), height: Math.round(height * ratio) };
}
