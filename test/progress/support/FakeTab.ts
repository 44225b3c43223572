import type { StoreWindow } from '../../../src/progress/entries/entryStore';
import type { FakeDevice } from './FakeDevice';

interface Mutation {
  key: string;
  text: string | null;
  /** Its place in the order of all writes. */
  number: number;
}

type Listener = (event: Event) => void;

/**
 * A tab as browsers make them: it has a view of its own of what is stored, hears of others' writes late, and not at all
 * while it is in the back/forward cache.
 */
export class FakeTab implements StoreWindow {
  readonly queue: Mutation[] = [];
  private readonly view: Map<string, string>;
  private readonly own = new Map<string, number>();
  private readonly listeners: Record<'storage' | 'pageshow', Listener[]> = {
    storage: [],
    pageshow: [],
  };
  private isFrozen = false;
  /** Writes until the tab crashes. */
  private lives = Infinity;

  constructor(private readonly device: FakeDevice) {
    this.view = new Map(device.stored);
  }

  get localStorage(): Storage {
    if (this.device.isBlocked) throw new DOMException('Denied', 'SecurityError');
    const { view } = this;
    const methods = {
      getItem: (key: string) => view.get(key) ?? null,
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

  addEventListener(type: 'storage' | 'pageshow', listener: Listener): void {
    this.listeners[type].push(listener);
  }

  /** The tab's own write is in its view at once. */
  note({ key, text, number }: Mutation): void {
    this.own.set(key, number);
    this.show(key, text);
  }

  /** The tab hears of the next writes of others. */
  deliver(most = Infinity): void {
    for (let count = 0; count < most && !this.isFrozen; count++) {
      const mutation = this.queue.shift();
      if (!mutation) return;
      // What the tab itself has written later is what is stored.
      if ((this.own.get(mutation.key) ?? 0) < mutation.number) {
        this.show(mutation.key, mutation.text);
      }
      this.tell('storage', { key: mutation.key });
    }
  }

  /** The tab's view is of now, but it has not heard of it yet: storage is read before events come. */
  see(): void {
    this.queue.forEach(({ key, text }) => this.show(key, text));
  }

  freeze(): void {
    this.isFrozen = true;
  }

  /**
   * The page comes back from the back/forward cache.
   *
   * @param isLate - it sees what others wrote meanwhile only later
   */
  thaw(isLate = false): void {
    this.isFrozen = false;
    if (!isLate) {
      this.view.clear();
      this.device.stored.forEach((text, key) => this.view.set(key, text));
      this.queue.length = 0;
    }
    this.tell('pageshow', { persisted: true });
  }

  /** The tab crashes after so many more writes. */
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

  private tell(type: 'storage' | 'pageshow', event: object): void {
    this.listeners[type].forEach((listener) => listener(event as Event));
  }
}
