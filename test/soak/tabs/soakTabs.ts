import { createProgressStore, type ProgressStore } from '../../../src/progress/progressStore';
import { FakeDevice } from '../../progress/support/FakeDevice';
import type { FakeTab } from '../../progress/support/FakeTab';
import { chanceOf, type Chance } from '../random';
import { Ledger, type EntryValue } from './Ledger';

const TABS = 3;
const START = 1_800_000_000_000;
const HOUR = 60 * 60 * 1_000;
const PREFIX = '/progress/';

interface OpenTab {
  tab: FakeTab;
  store: ProgressStore;
  isFrozen: boolean;
}

/** A reader's action in a tab, and the entries it can change. */
interface Action {
  entries: readonly string[];
  act: (store: ProgressStore) => void;
}

/**
 * Runs random operations in three tabs on one device: reader actions, crashes, reloads, freezing, full
 * storage, clock jumps, and corruption. After each operation, everything reported as saved must still be
 * stored.
 *
 * @param seed - makes a run repeatable
 * @param operations - number of operations
 * @throws with the last operations if data is lost
 */
export function soakTabs(seed: number, operations: number): void {
  const chance = chanceOf(seed);
  const device = new FakeDevice();
  device.isSlow = true;
  const ledger = new Ledger();
  const log: string[] = [];
  let now = START;
  let count = 0;
  const tabs = Array.from({ length: TABS }, () => open());

  function open(dieAfter = Infinity): OpenTab {
    const tab = device.openTab();
    tab.dieAfter(dieAfter);
    const store = createProgressStore(tab, () => now);
    store.getSnapshot();
    return { tab, store, isFrozen: false };
  }

  const live = () => tabs.filter(({ isFrozen }) => !isFrozen);

  function replace(old: OpenTab, other: OpenTab): void {
    device.close(old.tab);
    tabs[tabs.indexOf(old)] = other;
  }

  /** Returns an entry's values in tabs that have them in memory but couldn't save them yet. */
  function unsavedIn(entry: string, except?: OpenTab): string[] {
    return tabs
      .filter((open) => open !== except && open.store.notice === 'not-saved')
      .flatMap(({ store }) => valueIn(store, entry) ?? []);
  }

  function perform(openTab: OpenTab, { entries, act }: Action, isCrashing = false): void {
    const before = entries.map((entry) => valueIn(openTab.store, entry));
    if (isCrashing) openTab.tab.dieAfter(chance.number(3));
    act(openTab.store);
    entries.forEach((entry, index) => {
      const after = valueIn(openTab.store, entry);
      if (before[index] === after) return;
      if (!isCrashing && stored(device, entry) === after) {
        ledger.saved(entry, after, unsavedIn(entry, openTab));
      } else ledger.maybe(entry, after);
    });
  }

  function thaw(openTab: OpenTab, isLate: boolean): void {
    openTab.isFrozen = false;
    openTab.tab.thaw(isLate);
    // Delivers pending events now, because in a real tab they arrive long before the reader's next action.
    openTab.tab.deliver();
  }

  const actions: Record<string, () => void> = {
    act() {
      if (live().length > 0) perform(chance.pick(live()), randomAction(chance, ++count));
    },
    crashWhileActing() {
      const [one] = live();
      if (!one) return;
      perform(one, randomAction(chance, ++count), true);
      replace(one, open());
    },
    hear: () => chance.pick(tabs).tab.deliver(1 + chance.number(8)),
    reload() {
      const one = chance.pick(tabs);
      replace(one, open());
    },
    crashWhileLoading() {
      const one = chance.pick(tabs);
      device.close(open(chance.number(4)).tab);
      replace(one, open());
    },
    freeze() {
      const one = chance.pick(tabs);
      one.isFrozen = true;
      one.tab.freeze();
    },
    thaw() {
      const one = tabs.find(({ isFrozen }) => isFrozen);
      if (one) thaw(one, chance.number(2) === 0);
    },
    fill: () => void (device.isFull = true),
    free: () => void (device.isFull = false),
    jump: () => void (now += (chance.number(2_001) - 1_000) * HOUR * chance.pick([1, 24])),
    pass: () => void (now += chance.number(HOUR)),
    damage() {
      // Delivers all pending writes to the tabs before another program corrupts an entry.
      device.isFull = false;
      for (const one of tabs) if (one.isFrozen) thaw(one, false);
      for (const { tab } of tabs) tab.deliver();
      const entry = chance.pick([...ledger.entries(), 'drafts/none']);
      device.change(PREFIX + entry, `garbage ${++count}`);
      for (const { tab } of tabs) tab.deliver();
    },
    deleteAll() {
      const [one] = live();
      if (!one) return;
      one.tab.deliver();
      one.store.clear();
      for (const entry of ledger.entries()) ledger.saved(entry, null, unsavedIn(entry, one));
    },
  };

  function check(): void {
    for (const entry of ledger.entries()) {
      const problem = ledger.problemWith(entry, stored(device, entry));
      if (problem) throw new Error(`Seed ${seed}: ${problem}\n${log.slice(-12).join('\n')}`);
    }
  }

  for (let step = 0; step < operations; step++) {
    const name = chance.pick(WEIGHTED_ACTIONS);
    log.push(`${step} ${name}`);
    actions[name]?.();
    check();
  }

  // Final check, with pending writes delivered to all tabs and enough room in storage.
  device.isFull = false;
  for (const one of tabs) if (one.isFrozen) thaw(one, true);
  for (let round = 0; round < TABS; round++) {
    for (const { tab, store } of tabs) {
      tab.deliver();
      store.markStarted('rest');
    }
  }
  check();
  const fresh = open();
  device.deliver();
  for (const { store } of [...tabs, fresh]) {
    for (const entry of ledger.entries()) {
      if (valueIn(store, entry) !== stored(device, entry)) {
        throw new Error(`Seed ${seed}: at the end, ${entry} differs between a tab and storage`);
      }
    }
  }
}

/** Operations to pick from at random. Frequent ones are listed several times. */
const WEIGHTED_ACTIONS = [
  ...Array<string>(40).fill('act'),
  ...Array<string>(24).fill('hear'),
  ...Array<string>(6).fill('pass'),
  ...['crashWhileActing', 'reload', 'crashWhileLoading', 'freeze', 'freeze', 'thaw', 'thaw'],
  ...['fill', 'free', 'free', 'jump', 'damage', 'deleteAll'],
];

function randomAction(chance: Chance, count: number): Action {
  const id = `a-${chance.number(6)}`;
  const text = `text ${count}`;
  const lesson = [`done/${id}`, `started/${id}`];
  return chance.pick<Action>([
    { entries: [`drafts/${id}`], act: (store) => store.saveDraft(id, text) },
    { entries: [`drafts/${id}`], act: (store) => store.dropDraft(id) },
    { entries: lesson, act: (store) => store.markDone(id) },
    { entries: lesson, act: (store) => store.unmarkDone(id) },
    { entries: [`started/${id}`], act: (store) => store.markStarted(id) },
    { entries: [`bookmarks/${id}`], act: (store) => store.toggleBookmark(id) },
    { entries: [`passed/${id}`], act: (store) => store.passExercise(id) },
    { entries: [`place/last`], act: (store) => store.visit({ slug: `slug-${count}` }) },
    tryOf(`x-${Math.floor(count / 4)}`, text),
  ]);
}

function tryOf(exercise: string, text: string): Action {
  const { entries, addTry } = createProgressStore(undefined);
  addTry(exercise, { text, passed: 0, of: 1 });
  const [id = ''] = entries().tries.keys();
  return {
    entries: [`tries/${id}`],
    act: (store) => store.addTry(exercise, { text, passed: 0, of: 1 }),
  };
}

/** Converts an entry's value to text that can be compared, without its timestamp. */
function contentOf(kind: string, value: unknown): EntryValue {
  if (value === undefined || value === null) return null;
  if (kind === 'passed' || kind === 'started') return '1';
  return JSON.stringify({ ...value, at: 0 });
}

function valueIn(store: ProgressStore, entry: string): EntryValue {
  const slash = entry.indexOf('/');
  const [kind, id] = [entry.slice(0, slash), entry.slice(slash + 1)];
  const maps: Readonly<Record<string, ReadonlyMap<string, unknown>>> = { ...store.entries() };
  return contentOf(kind, maps[kind]?.get(id));
}

function stored(device: FakeDevice, entry: string): EntryValue {
  const kind = entry.slice(0, entry.indexOf('/'));
  const text = device.stored.get(PREFIX + entry) ?? 'null';
  // Treats corrupt text as missing.
  if (text.startsWith('garbage')) return null;
  return contentOf(kind, JSON.parse(text));
}
