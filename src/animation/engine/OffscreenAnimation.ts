import type { Order, Report } from './engineMessages';
import type { Lottie } from './offscreenPlayer';
import { startWorker } from './startWorker';

/** Drawn finer than this, nobody sees a difference, and each frame costs more. */
const MAX_PIXEL_RATIO = 2;

type Listener = () => void;

/** An animation that a worker draws: what lottie-react needs of lottie-web's `AnimationItem`. */
export class OffscreenAnimation {
  isPaused = true;
  readonly firstFrame: number;
  readonly totalFrames: number;
  readonly frameRate: number;
  readonly currentFrame = 0;
  readonly playDirection = 1;

  private readonly canvas = document.createElement('canvas');
  private readonly worker: Worker;
  private readonly sizes: ResizeObserver;
  private readonly listeners = new Map<string, Set<Listener>>();

  constructor(container: Element, animation: Lottie) {
    this.firstFrame = animation.ip;
    this.totalFrames = animation.op - animation.ip;
    this.frameRate = animation.fr;
    Object.assign(this.canvas, pixelsOf(container));
    const canvas = this.canvas.transferControlToOffscreen();
    this.worker = startWorker();
    this.worker.addEventListener('message', ({ data }: MessageEvent<Report>) =>
      this.tell(data.type === 'drawn' ? 'DOMLoaded' : 'data_failed'),
    );
    this.worker.addEventListener('error', () => this.tell('data_failed'));
    this.order({ type: 'load', canvas, animation }, [canvas]);
    container.append(this.canvas);
    this.sizes = new ResizeObserver(() => this.order({ type: 'resize', ...pixelsOf(container) }));
    this.sizes.observe(container);
  }

  play(): void {
    this.isPaused = false;
    this.order({ type: 'play' });
  }

  pause(): void {
    this.isPaused = true;
    this.order({ type: 'pause' });
  }

  destroy(): void {
    this.sizes.disconnect();
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

  /** @returns the length of a round, in frames or seconds */
  getDuration(isFrames = false): number {
    return isFrames ? this.totalFrames : this.totalFrames / this.frameRate;
  }

  /** lottie-react says what it begins with; the site plays forward, at the drawing's own speed. */
  setSpeed(): void {}

  setDirection(): void {}

  private tell(name: string): void {
    this.listeners.get(name)?.forEach((listener) => listener());
  }

  private order(message: Order, transfer: Transferable[] = []): void {
    this.worker.postMessage(message, transfer);
  }
}

/** How many px of the screen an element takes. */
function pixelsOf(element: Element): { width: number; height: number } {
  const { width, height } = element.getBoundingClientRect();
  const ratio = Math.min(window.devicePixelRatio, MAX_PIXEL_RATIO);
  return { width: Math.round(width * ratio), height: Math.round(height * ratio) };
}
