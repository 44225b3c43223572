import { entriesBeyond } from '../../../progress/entries/limits';
import { isBeyondTomorrow } from '../../../progress/entries/times';
import { LIMITS } from '../../../progress/progressModel';
import { exerciseOfTry } from '../../../progress/tries';
import type { MockSession } from '../../mock/session/session';
import { AREAS } from './areas';
import { isChange, isKnown, isKnownPlan } from './isKnown';
import type { FileContents, Offer } from './readFile';

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
  /**
   * Entries on this device that the import doesn't replace: they're newer, or they differ and have no
   * timestamp.
   */
  kept: Counts;
  leftOut: Readonly<Record<LeftOut, number>>;
}

/** The plan on this device and the current time. */
export interface Device {
  plan: string | null;
  now: number;
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
 * @param device - the plan on this device and the current time
 * @returns the changes, and the counts for the messages
 */
export function planImport(
  { offers, plan, unreadable }: Extract<FileContents, { ok: true }>,
  { plan: ownPlan, now }: Device,
): ImportPlan {
  const leftOut = { unknown: 0, future: 0, room: 0, unreadable };
  const tallies = { added: new Tally(), replaced: new Tally(), kept: new Tally() };
  const fitting: Offer[] = [];
  for (const offer of offers) {
    if (!isKnown(offer)) leftOut.unknown++;
    else if (timesOf(offer).some((time) => isBeyondTomorrow(time, now))) leftOut.future++;
    else if (verdictOn(offer) === 'kept') tallies.kept.count(offer);
    else if (verdictOn(offer) !== 'same') fitting.push(offer);
  }
  const changes = withinLimits(fitting, now);
  leftOut.room = fitting.length - changes.length;
  for (const offer of changes)
    tallies[ownOf(offer) === undefined ? 'added' : 'replaced'].count(offer);

  const isNewPlan = plan !== null && plan !== ownPlan;
  if (isNewPlan && !isKnownPlan(plan)) leftOut.unknown++;
  const isTaken = isNewPlan && ownPlan === null && isKnownPlan(plan);
  const isKept = isNewPlan && ownPlan !== null && isKnownPlan(plan);
  return {
    changes,
    plan: isTaken ? plan : null,
    added: { ...tallies.added.counts(), ...(isTaken && { plan: 1 }) },
    replaced: tallies.replaced.counts(),
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

function verdictOn(offer: Offer): 'new' | 'newer' | 'same' | 'kept' {
  const own = ownOf(offer);
  const { timeOf, isFirst } = kindOf(offer);
  if (own === undefined) return 'new';
  // Types with `isFirst` only record that something happened, so an existing entry needs no update.
  if (isFirst || JSON.stringify(own) === JSON.stringify(offer.value)) return 'same';
  if (timeOf(offer.value) > timeOf(own)) return 'newer';
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

  count({ kind, id, value }: Offer): void {
    const subject = SUBJECTS[kind];
    // Ignores deleted drafts, changes to examples, and types without a category, such as the last reading position.
    const isDeleted = kind === 'drafts' && (value as { text: unknown }).text === null;
    if (!subject || isDeleted || isChange(id)) return;
    (this.seen[subject] ??= new Set()).add(id);
  }

  counts(): Counts {
    return Object.fromEntries(
      Object.entries(this.seen).map(([subject, ids]) => [subject, ids.size]),
    );
  }
}
