import fc from 'fast-check';
import type { Ledger } from './Ledger';
import { READER_ACTIONS } from './readerActions';
import { TABS, valueIn, type Tabs } from './Tabs';

const HOUR = 60 * 60 * 1_000;
const PLACE = fc.nat({ max: TABS - 1 });
const ACTION = fc.record({
  place: PLACE,
  name: fc.constantFrom(...Object.keys(READER_ACTIONS)),
  id: fc.nat({ max: 5 }).map((number) => `a-${number}`),
});
/** Number of writes before a crash. */
const WRITES = fc.nat({ max: 3 });
const JUMP = fc.integer({ min: -24_000, max: 24_000 });
const NOTHING = fc.constant(undefined);

/** Commands for three tabs: reader actions, events, frames, crashes, reloads, freezing, full storage, clock jumps, corruption. */
export const TAB_COMMANDS = fc.oneof(
  command(40, 'act', ACTION, act),
  command(24, 'hear', fc.record({ place: PLACE, most: fc.integer({ min: 1, max: 8 }) }), hear),
  command(8, 'paint', PLACE, (_, tabs, place) => tabs.at(place).tab.paint()),
  command(4, 'focus', PLACE, (_, tabs, place) => tabs.at(place).tab.focus()),
  command(6, 'pass', fc.nat({ max: HOUR }), (_, tabs, ms) => void (tabs.now += ms)),
  command(1, 'jump', JUMP, (_, tabs, hours) => void (tabs.now += hours * HOUR)),
  command(1, 'crashWhileActing', fc.record({ action: ACTION, writes: WRITES }), crashWhileActing),
  command(1, 'crashWhileLoading', fc.record({ place: PLACE, writes: WRITES }), crashWhileLoading),
  command(1, 'reload', PLACE, (_, tabs, place) => tabs.reload(place)),
  command(2, 'freeze', PLACE, (_, tabs, place) => tabs.freeze(place)),
  command(2, 'thaw', fc.boolean(), (_, tabs, isLate) => tabs.thawFirst(isLate)),
  command(1, 'fill', NOTHING, (_, { device }) => void (device.isFull = true)),
  command(2, 'free', NOTHING, (_, { device }) => void (device.isFull = false)),
  command(1, 'damage', fc.nat(), damage),
  command(1, 'deleteAll', PLACE, deleteAll),
);

/** Creates a command that calls `run`, then compares the device's storage with the ledger. */
function command<T>(
  weight: number,
  name: string,
  values: fc.Arbitrary<T>,
  run: (ledger: Ledger, tabs: Tabs, value: T) => void,
): fc.WeightedArbitrary<fc.Command<Ledger, Tabs>> {
  const arbitrary = values.map((value) => ({
    check: () => true,
    run(ledger: Ledger, tabs: Tabs) {
      run(ledger, tabs, value);
      ledger.check((entry) => tabs.stored(entry));
    },
    toString: () => `${name}(${value === undefined ? '' : fc.stringify(value)})`,
  }));
  return { weight, arbitrary };
}

type Act = typeof ACTION extends fc.Arbitrary<infer T> ? T : never;

function act(ledger: Ledger, tabs: Tabs, { place, name, id }: Act, isCrashing = false): void {
  const open = tabs.at(place);
  const action = READER_ACTIONS[name]?.(id, tabs.next());
  if (!action || open.isFrozen) return;
  // What the tab shows can be older than what it finds in storage when it acts.
  const valuesOf = (entry: string) => `${valueIn(open.store, entry)} ${tabs.stored(entry)}`;
  const before = action.entries.map(valuesOf);
  action.act(open.store);
  action.entries.forEach((entry, index) => {
    const after = valueIn(open.store, entry);
    if (before[index] === valuesOf(entry) && open.store.notice !== 'not-saved') return;
    if (!isCrashing && tabs.stored(entry) === after) {
      ledger.saved(entry, after, tabs.unsaved(entry, open));
    } else ledger.maybe(entry, after);
  });
}

function hear(_: Ledger, tabs: Tabs, { place, most }: { place: number; most: number }): void {
  tabs.at(place).tab.hear(most);
}

function crashWhileActing(
  ledger: Ledger,
  tabs: Tabs,
  crash: { action: Act; writes: number },
): void {
  tabs.at(crash.action.place).tab.dieAfter(crash.writes);
  act(ledger, tabs, crash.action, true);
  tabs.reload(crash.action.place);
}

function crashWhileLoading(_: Ledger, tabs: Tabs, crash: { place: number; writes: number }): void {
  tabs.device.close(tabs.open(crash.writes).tab);
  tabs.reload(crash.place);
}

/** Syncs all tabs, then corrupts an entry, as another program might. */
function damage(ledger: Ledger, tabs: Tabs, index: number): void {
  tabs.sync();
  const entries = [...ledger.entries(), 'drafts/none'];
  tabs.damage(entries[index % entries.length] as string);
}

function deleteAll(ledger: Ledger, tabs: Tabs, place: number): void {
  const open = tabs.at(place);
  if (open.isFrozen) return;
  open.tab.deliver();
  open.store.clear();
  for (const entry of ledger.entries()) ledger.saved(entry, null, tabs.unsaved(entry, open));
}
