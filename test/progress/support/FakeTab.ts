import type { StoreWindow } from '../../../src/progress/entries/entryStore';
import type { FakeDevice } from './FakeDevice';

interface Mutation {
  key: string;
  text: string | null;
  /** Sequence number of the write, counted across all tabs. */
  number: number;
}

type Listener = (event: Event) => void;
type EventName = Parameters<StoreWindow['addEventListener']>[0];

/**
 * Simulates a browser tab: it has its own view of storage, receives writes from other tabs late, and receives
 * no writes while it's in the back/forward cache.
 */
export class FakeTab implements StoreWindow {
  readonly queue: Mutation[] = [];
  private readonly view: Map<string, string>;
  private readonly own = new Map<string, number>();
  private readonly listeners: Partial<Record<EventName, Listener[]>> = {};
  private frames: (() => void)[] = [];
  private isFrozen = false;
  /** How many more writes succeed before the tab crashes. */
  private lives = Infinity;
  /** Number of entries read. */
  reads = 0;

  constructor(private readonly device: FakeDevice) {
    this.view = new Map(device.stored);
  }

  get localStorage(): Storage {
    if (this.device.isBlocked) throw new DOMException('Denied', 'SecurityError');
    const { view } = this;
    const methods = {
      getItem: (key: string) => {
        this.reads++;
        return view.get(key) ?? null;
      },
      setItem: (key: string, text: string) => this.change(key, text),
      removeItem: (key: string) => this.change(key, null),
      clear: () => [...view.keys()].forEach((key) => this.change(key, null)),
      key: (index: number) => [...view.keys()][index] ?? null,
      length: view.size,
    };
    return new Proxy(methods, {
      ownKeys: () => [...view.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    });
  }

  addEventListener(type: EventName, listener: Listener): void {
    (this.listeners[type] ??= []).push(listener);
  }

  requestAnimationFrame(paint: () => void): number {
    return this.frames.push(paint);
  }

  /** Runs what waits for the next frame. */
  paint(): void {
    const { frames } = this;
    if (this.isFrozen) return;
    this.frames = [];
    frames.forEach((run) => run());
  }

  /** Applies the tab's own write to its view. */
  applyOwnWrite({ key, text, number }: Mutation): void {
    this.own.set(key, number);
    this.show(key, text);
  }

  /** Delivers up to `most` writes from other tabs, then paints. */
  deliver(most = Infinity): void {
    this.hear(most);
    this.paint();
  }

  /** Delivers up to `most` writes from other tabs, without a frame in between. */
  hear(most = Infinity): void {
    for (let count = 0; count < most && !this.isFrozen; count++) {
      const mutation = this.queue.shift();
      if (!mutation) return;
      // Skip writes that are older than the tab's own latest write to this key.
      if ((this.own.get(mutation.key) ?? 0) < mutation.number) {
        this.show(mutation.key, mutation.text);
      }
      this.dispatch('storage', { key: mutation.key });
    }
  }

  /**
   * Updates the view without dispatching events, because a tab can read new values before the `storage`
   * events arrive.
   */
  see(): void {
    this.queue.forEach(({ key, text }) => this.show(key, text));
  }

  /** Loses the pending events, although the view is up to date. */
  miss(): void {
    this.see();
    this.queue.length = 0;
  }

  /** Brings the tab to the front. */
  focus(type: 'focus' | 'visibilitychange' = 'focus'): void {
    this.dispatch(type, {});
    this.paint();
  }

  freeze(): void {
    this.isFrozen = true;
  }

  /**
   * Restores the page from the back/forward cache.
   *
   * @param isLate - true to keep the view from before the freeze until `deliver` is called
   */
  thaw(isLate = false): void {
    this.isFrozen = false;
    if (!isLate) {
      this.view.clear();
      this.device.stored.forEach((text, key) => this.view.set(key, text));
      this.queue.length = 0;
    }
    this.dispatch('pageshow', { persisted: true });
    this.paint();
  }

  /** Makes the tab crash after this many more writes. */
  dieAfter(writes: number): void {
    this.lives = writes;
  }

  private change(key: string, text: string | null): void {
    if (this.lives > 0) this.device.change(key, text, this);
    this.lives--;
  }

  private show(key: string, text: string | null): void {
    if (text === null) this.view.delete(key);
    else this.view.set(key, text);
  }

  private dispatch(type: EventName, event: object): void {
    this.listeners[type]?.forEach((listener) => listener(event as Event));
  }
}
