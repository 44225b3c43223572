import { createProgressStore, type ProgressStore } from '../../../src/progress/progressStore';
import { FakeDevice } from '../../progress/support/FakeDevice';
import type { FakeTab } from '../../progress/support/FakeTab';
import type { EntryValue } from './Ledger';

export const TABS = 3;
const START = 1_800_000_000_000;
const PREFIX = '/progress/';

interface OpenTab {
  tab: FakeTab;
  store: ProgressStore;
  isFrozen: boolean;
}

/** Tabs of the site on one device. The device's clock moves only when `now` is set. */
export class Tabs {
  readonly device = new FakeDevice();
  readonly all: OpenTab[];
  now = START;
  private count = 0;

  constructor() {
    this.device.isSlow = true;
    this.all = Array.from({ length: TABS }, () => this.open());
  }

  /** @param dieAfter - number of writes until the tab crashes */
  open(dieAfter = Infinity): OpenTab {
    const tab = this.device.openTab();
    tab.dieAfter(dieAfter);
    const store = createProgressStore(tab, () => this.now);
    store.getSnapshot();
    return { tab, store, isFrozen: false };
  }

  at(place: number): OpenTab {
    return this.all[place] as OpenTab;
  }

  /** Closes a tab and opens another one in its place. */
  reload(place: number): void {
    this.device.close(this.at(place).tab);
    this.all[place] = this.open();
  }

  freeze(place: number): void {
    this.at(place).isFrozen = true;
    this.at(place).tab.freeze();
  }

  thawFirst(isLate: boolean): void {
    const frozen = this.all.find(({ isFrozen }) => isFrozen);
    if (frozen) this.thaw(frozen, isLate);
  }

  private thaw(open: OpenTab, isLate: boolean): void {
    open.isFrozen = false;
    open.tab.thaw(isLate);
    // Deliver pending events, because in a browser they arrive long before the reader's next action.
    open.tab.deliver();
  }

  /** Makes room in storage, thaws all tabs, and delivers their events. */
  sync(isLate = false): void {
    this.device.isFull = false;
    for (const open of this.all) if (open.isFrozen) this.thaw(open, isLate);
    this.device.deliver();
  }

  /** Returns a new number each time, so that every stored text is unique. */
  next(): number {
    return ++this.count;
  }

  /** Corrupts an entry from outside the tabs. */
  damage(entry: string): void {
    this.device.write(PREFIX + entry, `garbage ${this.next()}`);
  }

  stored(entry: string): EntryValue {
    const text = this.device.stored.get(PREFIX + entry) ?? 'null';
    // Treats corrupt text as missing.
    return text.startsWith('garbage') ? null : contentOf(entry, JSON.parse(text));
  }

  /** Returns the values of an entry that other tabs have in memory but couldn't save yet. */
  unsaved(entry: string, except: OpenTab): string[] {
    return this.all
      .filter((open) => open !== except && open.store.notice === 'not-saved')
      .flatMap(({ store }) => valueIn(store, entry) ?? []);
  }
}

export function valueIn(store: ProgressStore, entry: string): EntryValue {
  const slash = entry.indexOf('/');
  const maps: Readonly<Record<string, ReadonlyMap<string, unknown>>> = { ...store.entries() };
  return contentOf(entry, maps[entry.slice(0, slash)]?.get(entry.slice(slash + 1)));
}

/** Normalizes an entry's value for comparison, ignoring its timestamp. */
function contentOf(entry: string, value: unknown): EntryValue {
  if (value === undefined || value === null) return null;
  return /^(?:passed|started)\//.test(entry) ? '1' : JSON.stringify({ ...value, at: 0 });
}
