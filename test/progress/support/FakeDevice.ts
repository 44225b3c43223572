import type { ProgressWindow } from '../../../src/progress/progressKeeper';

type Listener = () => void;

interface FakeTab {
  listeners: Set<Listener>;
  /** What the tab sees; other tabs' writes reach it a moment later. */
  seen: Map<string, string>;
}

/** Storage shared by tabs, with what can go wrong with it. */
export class FakeDevice {
  readonly stored = new Map<string, string>();
  isBlocked = false;
  isFull = false;
  /** While true, tabs do not hear of each other's writes, as happens within the same few milliseconds. */
  isSlow = false;
  private readonly tabs: FakeTab[] = [];

  /** A tab opened now; hand it to `createProgressStore`. */
  openTab(): ProgressWindow {
    const tab: FakeTab = { listeners: new Set(), seen: new Map(this.stored) };
    this.tabs.push(tab);
    const storageFor = () => {
      if (this.isBlocked) throw new DOMException('Denied', 'SecurityError');
      return this.storageOf(tab);
    };
    return {
      get localStorage() {
        return storageFor();
      },
      addEventListener: (_type, listener) => void tab.listeners.add(listener),
    };
  }

  /** Another program, or the visitor's own hand, writes or removes an entry. */
  write(key: string, text: string | null): void {
    if (text === null) this.stored.delete(key);
    else this.stored.set(key, text);
    this.deliver();
  }

  /** Lets every tab hear of what is stored now. */
  deliver(except?: FakeTab): void {
    for (const tab of this.tabs) {
      if (tab === except) continue;
      tab.seen = new Map(this.stored);
      tab.listeners.forEach((listener) => listener());
    }
  }

  private storageOf(tab: FakeTab): Storage {
    const change = (act: (items: Map<string, string>) => void) => {
      act(this.stored);
      act(tab.seen);
      if (!this.isSlow) this.deliver(tab);
    };
    return {
      getItem: (key: string) => tab.seen.get(key) ?? null,
      setItem: (key: string, text: string) => {
        if (this.isFull) throw new DOMException('Full', 'QuotaExceededError');
        change((items) => items.set(key, text));
      },
      removeItem: (key: string) => change((items) => items.delete(key)),
      clear: () => change((items) => items.clear()),
      key: (index: number) => [...tab.seen.keys()][index] ?? null,
      length: tab.seen.size,
    };
  }
}
