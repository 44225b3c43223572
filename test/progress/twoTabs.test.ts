import fc from 'fast-check';
import { createProgressStore, type ProgressStore } from '../../src/progress/progressStore';
import { READER_ACTIONS } from '../soak/tabs/readerActions';
import { FakeDevice } from './support/FakeDevice';
import type { FakeTab } from './support/FakeTab';

/** Fixed time, so that entries differ only in what the reader did. */
const NOW = 1_800_000_000_000;

const NAMES = Object.keys(READER_ACTIONS).filter((name) => name !== 'addTry');

interface Step {
  name: string;
  id: string;
}

/** A reader's actions in one tab. */
const steps = (ids: readonly string[]) =>
  fc.array(fc.record({ name: fc.constantFrom(...NAMES), id: fc.constantFrom(...ids) }), {
    minLength: 1,
    maxLength: 8,
  });

interface OpenTab {
  tab: FakeTab;
  store: ProgressStore;
}

function openTab(device: FakeDevice): OpenTab {
  const tab = device.openTab();
  const store = createProgressStore(tab, () => NOW);
  store.getSnapshot();
  return { tab, store };
}

function act(store: ProgressStore, { name, id }: Step, count: number): void {
  READER_ACTIONS[name]?.(id, count).act(store);
}

/** Returns the entries in storage without the place, which is whichever lesson was opened last. */
function stored(device: FakeDevice): Record<string, string> {
  return Object.fromEntries([...device.stored].filter(([key]) => !key.includes('/place/')).sort());
}

/** Returns a tab's entries as they'd be stored. */
function shown({ store }: OpenTab): Record<string, string> {
  const entries = Object.entries<ReadonlyMap<string, unknown>>({ ...store.entries() }).flatMap(
    ([kind, map]) =>
      [...map].map(([id, value]) => [`/progress/${kind}/${id}`, JSON.stringify(value)] as const),
  );
  return Object.fromEntries(entries.filter(([key]) => !key.includes('/place/')).sort());
}

/**
 * Lets the scheduler decide when each tab acts, when it receives the other's changes, one by one, and when it
 * paints.
 */
async function interleave(
  scheduler: fc.Scheduler,
  tabs: readonly OpenTab[],
  work: readonly (readonly Step[])[],
): Promise<void> {
  tabs.forEach(({ tab, store }, place) => {
    const own = work[place] ?? [];
    void scheduler.scheduleSequence(
      own.map((step, index) => () => {
        act(store, step, place * 100 + index);
        return Promise.resolve();
      }),
    );
    const events = Array.from({ length: 12 }, (_, index) => () => {
      if (index % 3 === 2) tab.paint();
      else tab.hear(1);
      return Promise.resolve();
    });
    void scheduler.scheduleSequence(events);
  });
  await scheduler.waitIdle();
}

function twoTabs() {
  const device = new FakeDevice();
  device.isSlow = true;
  return { device, tabs: [openTab(device), openTab(device)] };
}

test('both tabs end up showing what is stored, however their actions and events interleave', () =>
  fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      steps(['a', 'b', 'c']),
      steps(['a', 'b', 'c']),
      async (scheduler, first, second) => {
        const { device, tabs } = twoTabs();
        await interleave(scheduler, tabs, [first, second]);
        device.deliver();
        for (const open of [...tabs, openTab(device)]) expect(shown(open)).toEqual(stored(device));
      },
    ),
    { numRuns: 300 },
  ));

test('nothing is lost, and the order does not matter, if tabs change different entries', () =>
  fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      steps(['a', 'b']),
      steps(['c', 'd']),
      async (scheduler, first, second) => {
        const { device, tabs } = twoTabs();
        await interleave(scheduler, tabs, [first, second]);
        const inTurn = twoTabs();
        [second, first].forEach((own, index) => {
          const place = 1 - index;
          own.forEach((step, number) => {
            const open = inTurn.tabs[place] as OpenTab;
            act(open.store, step, place * 100 + number);
          });
          inTurn.device.deliver();
        });
        expect(stored(device)).toEqual(stored(inTurn.device));
      },
    ),
    { numRuns: 300 },
  ));

test('a tab that closes right after writing loses nothing to one that was busy all along', () =>
  fc.assert(
    fc.property(steps(['a', 'b']), steps(['c', 'd']), (first, second) => {
      const { device, tabs } = twoTabs();
      const [closing, busy] = tabs as [OpenTab, OpenTab];
      first.forEach((step, index) => act(closing.store, step, index));
      device.close(closing.tab);
      const written = stored(device);
      second.forEach((step, index) => act(busy.store, step, 100 + index));
      expect(stored(device)).toMatchObject(written);
      device.deliver();
      expect(shown(busy)).toEqual(stored(device));
    }),
    { numRuns: 300 },
  ));

test('what was received before changes nothing when it is received again, or reread', () =>
  fc.assert(
    fc.property(steps(['a', 'b', 'c']), steps(['a', 'b', 'c']), (first, second) => {
      const { device, tabs } = twoTabs();
      const [one, other] = tabs as [OpenTab, OpenTab];
      first.forEach((step, index) => act(one.store, step, index));
      second.forEach((step, index) => act(other.store, step, 100 + index));
      device.deliver();
      for (const { tab, store } of tabs) {
        const before = store.getSnapshot();
        for (const [key, text] of device.stored) tab.queue.push({ key, text, number: 0 });
        tab.deliver();
        tab.focus();
        expect(store.getSnapshot()).toBe(before);
      }
    }),
    { numRuns: 200 },
  ));
