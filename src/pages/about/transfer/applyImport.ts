import { PLAN_KEY } from '../../../progress/planKey';
import { keptPlanStore } from '../../programs/planner/storage/keptPlanStore';
import { AREAS } from './areas';
import { makeCopy, type Copy, type Write } from './copies';
import type { ImportPlan } from './importPlan';
import { inSlices } from './inSlices';
import type { Offer } from './readFile';

/** Batch size for store updates, because each update copies the store's maps. */
const AT_ONCE = 50;

/**
 * Backs up the entries that an import is about to change.
 *
 * @param plan - the import
 * @param now - current time, ms since 1970
 * @returns the backup; `null` if there's no room; `undefined` if there's nothing to back up
 */
export async function copyBeforeImport(
  { changes, plan }: ImportPlan,
  now: number,
): Promise<Copy | null | undefined> {
  const writes: Write[] = [];
  await inSlices(changes, ({ area, kind, id, value }) => {
    writes.push({ key: AREAS[area].keyOf(kind, id), text: JSON.stringify(value) });
  });
  if (plan !== null) writes.push({ key: PLAN_KEY, text: plan });
  return makeCopy('import', writes, now);
}

/**
 * Applies an import in slices, so that input isn't blocked.
 *
 * @param plan - the import
 */
export async function applyImport({ changes, plan }: ImportPlan): Promise<void> {
  const groups: Offer[][] = [];
  for (let from = 0; from < changes.length; from += AT_ONCE) {
    groups.push(changes.slice(from, from + AT_ONCE));
  }
  await inSlices(groups, addAll);
  if (plan !== null) keptPlanStore.keep(plan);
}

function addAll(offers: readonly Offer[]): void {
  for (const name of new Set(offers.map(({ area }) => area))) {
    AREAS[name].add(offers.filter(({ area }) => area === name));
  }
}
