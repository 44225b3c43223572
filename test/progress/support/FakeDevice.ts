import type { StoreWindow } from '../../../src/progress/entries/entryStore';
import { FakeTab } from './FakeTab';

/** Simulates a device whose tabs share storage. Tests can make the storage fail. */
export class FakeDevice {
  readonly stored = new Map<string, string>();
  isBlocked = false;
  /** While true, every write throws. */
  isFull = false;
  /** While true, every removal throws. */
  isUnremovable = false;
  /** Storage quota, in characters. Both keys and values use it up. */
  room = Infinity;
  /** While true, tabs don't receive each other's writes, as if they were too busy. */
  isSlow = false;
  private readonly tabs = new Set<FakeTab>();
  private writes = 0;

  /** Opens a tab. Pass it to `createProgressStore`. */
  openTab(): FakeTab & StoreWindow {
    const tab = new FakeTab(this);
    this.tabs.add(tab);
    return tab;
  }

  /** Closes a tab without warning, as in a crash. The tab loses its unsaved changes. */
  close(tab: FakeTab): void {
    this.tabs.delete(tab);
  }

  /** Writes or removes an entry from outside the tabs, as with the browser's developer tools. */
  write(key: string, text: string | null): void {
    this.change(key, text);
    this.deliver();
  }

  /** Delivers pending writes to all tabs that aren't frozen. */
  deliver(): void {
    this.tabs.forEach((tab) => tab.deliver());
  }

  /** Changes storage and notifies all tabs except the one that wrote the change. */
  change(key: string, text: string | null, writer?: FakeTab): void {
    if (text !== null && (this.isFull || this.sizeWith(key, text) > this.room)) {
      throw new DOMException('Full', 'QuotaExceededError');
    }
    if (text === null && this.isUnremovable) throw new DOMException('Denied', 'SecurityError');
    if (text === null) this.stored.delete(key);
    else this.stored.set(key, text);
    const mutation = { key, text, number: ++this.writes };
    writer?.applyOwnWrite(mutation);
    this.tabs.forEach((tab) => {
      if (tab !== writer) tab.queue.push(mutation);
    });
    if (!this.isSlow) this.deliver();
  }

  private sizeWith(key: string, text: string): number {
    let size = key.length + text.length;
    for (const [other, own] of this.stored) if (other !== key) size += other.length + own.length;
    return size;
  }
}
