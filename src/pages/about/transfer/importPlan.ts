import { entriesBeyond } from '../../../progress/entries/limits';
import { ageOrder, isBeyondTomorrow } from '../../../progress/entries/times';
import { LIMITS, type Draft, type Mark } from '../../../progress/progressModel';
import { exerciseOfTry } from '../../../progress/tries';
import type { MockSession } from '../../mock/session/session';
import { AREAS } from './areas';
import { isChange, isKnown, isKnownPlan } from './isKnown';
import type { FileContents, Offer } from './readFile';
import { redate } from './redate';

/** Categories for counting entries, in terms that readers know. */
export type Subject =
  'lessons' | 'exercises' | 'bookmarks' | 'reviews' | 'drafts' | 'tries' | 'interviews' | 'plan';

/** Number of entries per category. Zero counts are omitted. */
export type Counts = Partial<Record<Subject, number>>;

/** Why an entry isn't imported: unknown id, time in the future, no room left, or unreadable. */
export type LeftOut = 'unknown' | 'future' | 'room' | 'unreadable';

/** Changes that an import would make. */
export interface ImportPlan {
  /** The changes, in the order they're written. */
  changes: readonly Offer[];
  /** The study plan to import; `null` if there is none. */
  plan: string | null;
  added: Counts;
  /** Entries on this device that the import would replace with newer ones. */
  replaced: Counts;
  /** Code, marks and bookmarks on this device that the import would remove. */
  removed: Counts;
  /** Number of entries dated in the future that get the current time instead. */
  redated: number;
  /**
   * Entries on this device that the import doesn't replace: they're newer, or they differ and have no
   * timestamp.
   */
  kept: Counts;
  leftOut: Readonly<Record<LeftOut, number>>;
}

/** The plan on this device, the current time, and what the reader has chosen. */
export interface Device {
  plan: string | null;
  now: number;
  /**
   * True to import entries dated in the future as if they were made now. They can come from a device whose
   * clock was ahead. By default, they're left out.
   */
  takesFuture?: boolean;
}

const SUBJECTS: Readonly<Record<string, Subject>> = {
  started: 'lessons',
  done: 'lessons',
  passed: 'exercises',
  bookmarks: 'bookmarks',
  cards: 'reviews',
  settings: 'reviews',
  drafts: 'drafts',
  tries: 'tries',
  running: 'interviews',
  past: 'interviews',
};

/**
 * Computes the changes that an import would make. Adds missing entries while there's room, and replaces
 * entries with newer ones. Never removes existing entries to make room.
 *
 * @param file - contents of the file
 * @param device - the plan on this device, the current time, and what the reader has chosen
 * @returns the changes, and the counts for the messages
 */
export function planImport(
  { offers, plan, unreadable }: Extract<FileContents, { ok: true }>,
  { plan: ownPlan, now, takesFuture = false }: Device,
): ImportPlan {
  const leftOut = { unknown: 0, future: 0, room: 0, unreadable };
  const tallies = {
    added: new Tally(),
    replaced: new Tally(),
    removed: new Tally(),
    kept: new Tally(),
  };
  const known = offers.filter(isKnown);
  leftOut.unknown = offers.length - known.length;
  const isFuture = (offer: Offer) => timesOf(offer).some((time) => isBeyondTomorrow(time, now));
  const future = known.filter(isFuture);
  const fitting: Offer[] = [];
  for (const offer of known) {
    if (isFuture(offer)) continue;
    const verdict = verdictOn(offer, now);
    if (verdict === 'kept') tallies.kept.count(offer);
    else if (verdict !== 'same') fitting.push(offer);
  }
  let redated = 0;
  if (takesFuture) {
    const taken = redate(future, timesOf, now).filter((offer) => verdictOn(offer, now) !== 'same');
    redated = taken.length;
    fitting.push(...taken);
  } else {
    leftOut.future = future.length;
  }
  const changes = withinLimits(fitting, now);
  leftOut.room = fitting.length - changes.length;
  for (const offer of changes) {
    const effect = effectOf(offer);
    if (effect) tallies[effect].count(offer);
  }

  const isNewPlan = plan !== null && plan !== ownPlan;
  if (isNewPlan && !isKnownPlan(plan)) leftOut.unknown++;
  const isTaken = isNewPlan && ownPlan === null && isKnownPlan(plan);
  const isKept = isNewPlan && ownPlan !== null && isKnownPlan(plan);
  return {
    changes,
    plan: isTaken ? plan : null,
    added: { ...tallies.added.counts(), ...(isTaken && { plan: 1 }) },
    replaced: tallies.replaced.counts(),
    removed: tallies.removed.counts(),
    redated,
    kept: { ...tallies.kept.counts(), ...(isKept && { plan: 1 }) },
    leftOut,
  };
}

function kindOf({ area, kind }: Offer) {
  const found = AREAS[area].kinds[kind];
  if (!found) throw new Error(`There is no kind of entries "${kind}".`);
  return found;
}

function ownOf({ area, kind, id }: Offer): unknown {
  return AREAS[area].entries()[kind]?.get(id);
}

/** Returns all times in an entry except due dates, which are in the future. */
function timesOf(offer: Offer): number[] {
  const { kind, value } = offer;
  const times = [kindOf(offer).timeOf(value)];
  if (kind === 'cards') times.push((value as { reviewed: number }).reviewed);
  if (kind !== 'running' && kind !== 'past') return times;
  const { work, endedAt } = value as MockSession;
  return [...times, endedAt ?? 0, ...Object.values(work).map(({ end }) => end?.at ?? 0)];
}

/**
 * Returns what an imported entry does to the one on this device; `undefined` if it removes what isn't there.
 */
function effectOf(offer: Offer): 'added' | 'replaced' | 'removed' | undefined {
  const own = ownOf(offer);
  const isHere = own !== undefined && !isOff(offer.kind, own);
  if (isOff(offer.kind, offer.value)) return isHere ? 'removed' : undefined;
  return isHere ? 'replaced' : 'added';
}

/** Returns true for discarded code, and for "done" marks and bookmarks that were removed. */
function isOff(kind: string, value: unknown): boolean {
  if (kind === 'drafts') return (value as Draft).text === null;
  return (kind === 'done' || kind === 'bookmarks') && !(value as Mark).on;
}

function verdictOn(offer: Offer, now: number): 'new' | 'newer' | 'same' | 'kept' {
  const own = ownOf(offer);
  const { timeOf, isFirst } = kindOf(offer);
  if (own === undefined) return 'new';
  // Types with `isFirst` only record that something happened, so an existing entry needs no update.
  if (isFirst || JSON.stringify(own) === JSON.stringify(offer.value)) return 'same';
  if (timeOf(offer.value) > ageOrder(timeOf(own), now)) return 'newer';
  return contentOf(own) === contentOf(offer.value) ? 'same' : 'kept';
}

/** Returns the content of an entry without its time, for comparison. */
function contentOf(value: unknown): string {
  return JSON.stringify({ ...(value as object), at: 0 });
}

/** Drops the oldest imported entries that would exceed the limits of their type. */
function withinLimits(offers: readonly Offer[], now: number): Offer[] {
  const groups = groupByKind(offers);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const own = AREAS[first.area].entries()[first.kind] ?? new Map<string, unknown>();
    const kind = kindOf(first);
    // First replace existing entries as long as they stay within the limits, then add new ones while there's
    // room.
    const after = new Map(own);
    const left: Offer[] = [];
    const { weight = () => 0 } = kind;
    for (const offer of group.filter(({ id }) => own.has(id))) {
      const old = own.get(offer.id);
      after.set(offer.id, offer.value);
      // Fast path: an entry that isn't larger can't exceed the limit. Checking all entries each time would be
      // quadratic.
      const isNoLarger = weight(offer.value) <= weight(old);
      if (isNoLarger || entriesBeyond(after, kind, new Set(), now).length === 0) left.push(offer);
      else after.set(offer.id, old);
    }
    const added = group.filter(({ id }) => !own.has(id));
    for (const { id, value } of added) after.set(id, value);
    const beyond = new Set(entriesBeyond(after, kind, new Set(own.keys()), now));
    left.push(...added.filter(({ id }) => !beyond.has(id)));
    return first.kind === 'tries' ? fewOfEach(left, own) : left;
  });
}

function groupByKind(offers: readonly Offer[]): Map<string, Offer[]> {
  const groups = new Map<string, Offer[]>();
  for (const offer of offers) {
    const name = `${offer.area}/${offer.kind}`;
    const group = groups.get(name);
    if (group) group.push(offer);
    else groups.set(name, [offer]);
  }
  return groups;
}

/** Limits the tries per exercise to the number that the site shows. Existing tries count toward the limit. */
function fewOfEach(offers: readonly Offer[], own: ReadonlyMap<string, unknown>): Offer[] {
  const counts = new Map<string, number>();
  const add = (id: string) => {
    const exercise = exerciseOfTry(id);
    const count = (counts.get(exercise) ?? 0) + 1;
    counts.set(exercise, count);
    return count;
  };
  own.forEach((_, id) => void add(id));
  return offers.filter(({ id }) => own.has(id) || add(id) <= LIMITS.triesOfOne);
}

/** Counts entries by category. A lesson that was both opened and finished is counted once. */
class Tally {
  private readonly seen: Partial<Record<Subject, Set<string>>> = {};

  count({ kind, id }: Offer): void {
    const subject = SUBJECTS[kind];
    // Ignores changes to examples, and types without a category, such as the last reading position.
    if (!subject || isChange(id)) return;
    (this.seen[subject] ??= new Set()).add(id);
  }

  counts(): Counts {
    return Object.fromEntries(
      Object.entries(this.seen).map(([subject, ids]) => [subject, ids.size]),
    );
  }
}
