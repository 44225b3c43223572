import type { StoreWindow } from '../../../src/progress/entries/entryStore';
import { FakeTab } from './FakeTab';

/** Storage shared by tabs, with what can go wrong with it. */
export class FakeDevice {
  readonly stored = new Map<string, string>();
  isBlocked = false;
  /** While true, nothing can be written at all. */
  isFull = false;
  /** Characters of keys and texts that there is room for. */
  room = Infinity;
  /** While true, tabs neither hear of nor see each other's writes, as happens while they are busy. */
  isSlow = false;
  private readonly tabs = new Set<FakeTab>();
  private writes = 0;

  /** A tab opened now; hand it to `createProgressStore`. */
  openTab(): FakeTab & StoreWindow {
    const tab = new FakeTab(this);
    this.tabs.add(tab);
    return tab;
  }

  /** Closes a tab, or crashes it: what it has not written is gone. */
  close(tab: FakeTab): void {
    this.tabs.delete(tab);
  }

  /** Another program, or the visitor's own hand, writes or removes an entry. */
  write(key: string, text: string | null): void {
    this.change(key, text);
    this.deliver();
  }

  /** Lets every tab hear of what was written, except frozen ones. */
  deliver(): void {
    this.tabs.forEach((tab) => tab.deliver());
  }

  /** Changes what is stored; every tab but the writer hears of it. */
  change(key: string, text: string | null, writer?: FakeTab): void {
    if (text !== null && (this.isFull || this.sizeWith(key, text) > this.room)) {
      throw new DOMException('Full', 'QuotaExceededError');
    }
    if (text === null) this.stored.delete(key);
    else this.stored.set(key, text);
    const mutation = { key, text, number: ++this.writes };
    writer?.note(mutation);
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
