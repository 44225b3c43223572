import fc from 'fast-check';
import { Ledger } from './Ledger';
import { TAB_COMMANDS } from './tabCommands';
import { Tabs, valueIn } from './Tabs';

/** Maximum number of commands in a run. */
const MOST = 500;

/**
 * Runs random commands in three tabs on one device. After each command, everything reported as saved must
 * still be stored.
 *
 * @param runs - number of runs
 * @param seed - the seed of an earlier call, to repeat its runs; random by default
 * @throws an error with the shortest list of commands that loses data, and the seed to repeat it
 */
export function soakTabs(runs: number, seed?: number): void {
  const commands = fc.commands([TAB_COMMANDS], { maxCommands: MOST, size: 'max' });
  fc.assert(fc.property(commands, play), {
    numRuns: runs,
    ...(seed === undefined ? {} : { seed }),
  });
}

function play(commands: Iterable<fc.Command<Ledger, Tabs>>): void {
  const [ledger, tabs] = [new Ledger(), new Tabs()];
  const stored = (entry: string) => tabs.stored(entry);
  fc.modelRun(() => ({ model: ledger, real: tabs }), commands);

  // Final check: all tabs are synced, and storage has room.
  tabs.sync(true);
  tabs.all.forEach(() => {
    for (const { tab, store } of tabs.all) {
      tab.deliver();
      store.markStarted('rest');
    }
  });
  ledger.check(stored);
  const fresh = tabs.open();
  tabs.device.deliver();
  for (const { store } of [...tabs.all, fresh]) {
    for (const entry of ledger.entries()) {
      if (valueIn(store, entry) !== stored(entry)) {
        throw new Error(`At the end, ${entry} differs between a tab and storage.`);
      }
    }
  }
}
