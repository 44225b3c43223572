import { entriesBeyond } from '../../../progress/entries/limits';
import { isBeyondTomorrow } from '../../../progress/entries/times';
import { LIMITS } from '../../../progress/progressModel';
import { exerciseOfTry } from '../../../progress/tries';
import type { MockSession } from '../../mock/session';
import { AREAS } from './areas';
import { isKnown, isKnownPlan } from './isKnown';
import type { FileContents, Offer } from './readFile';

/** What readers know the entries by. */
export type Subject =
  'lessons' | 'exercises' | 'bookmarks' | 'reviews' | 'drafts' | 'tries' | 'interviews' | 'plan';

/** How many of each; what there is none of is absent. */
export type Counts = Partial<Record<Subject, number>>;

/** Why an entry of a file is not taken: the site does not know its id, its time is in the future, or own ones fill the room. */
export type LeftOut = 'unknown' | 'future' | 'room' | 'unreadable';

/** What an import would change. */
export interface ImportPlan {
  /** In the order in which they are to be written. */
  changes: readonly Offer[];
  /** The study plan to put in; `null` for none. */
  plan: string | null;
  added: Counts;
  /** What is here and gives way to something newer. */
  replaced: Counts;
  /** What is here and newer than the file's, or differs and has no time. */
  kept: Counts;
  leftOut: Readonly<Record<LeftOut, number>>;
}

/** What there is to compare with, and when. */
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
 * Works out what a file would change: it adds what is not here as long as there is room, and replaces what it has a newer
 * version of. Nothing that is here is pushed out.
 *
 * @param file - what it offers
 * @param device - what is here beside the areas of entries
 * @returns what to write, and what to tell
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

/** All that an entry says of when something was done; when it is due is not among it. */
function timesOf(offer: Offer): number[] {
  const { kind, value } = offer;
  const times = [kindOf(offer).timeOf(value)];
  if (kind === 'cards') times.push((value as { reviewed: number }).reviewed);
  if (kind !== 'running' && kind !== 'past') return times;
  const { passed, endedAt } = value as MockSession;
  return [...times, endedAt ?? 0, ...Object.values(passed)];
}

function verdictOn(offer: Offer): 'new' | 'newer' | 'same' | 'kept' {
  const own = ownOf(offer);
  const { timeOf, isFirst } = kindOf(offer);
  if (own === undefined) return 'new';
  // That it was opened, or passed, is all there is to know.
  if (isFirst || JSON.stringify(own) === JSON.stringify(offer.value)) return 'same';
  if (timeOf(offer.value) > timeOf(own)) return 'newer';
  return contentOf(own) === contentOf(offer.value) ? 'same' : 'kept';
}

/** What an entry says, whenever it was. */
function contentOf(value: unknown): string {
  return JSON.stringify({ ...(value as object), at: 0 });
}

/** Leaves out the oldest of the file's entries that would go beyond the limits, kind by kind. */
function withinLimits(offers: readonly Offer[], now: number): Offer[] {
  const groups = groupByKind(offers);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const own = AREAS[first.area].entries()[first.kind] ?? new Map<string, unknown>();
    const kind = kindOf(first);
    // First what is newer than here, as long as it is not too large; then what is not here fills what is left.
    const after = new Map(own);
    const left: Offer[] = [];
    const { weight = () => 0 } = kind;
    for (const offer of group.filter(({ id }) => own.has(id))) {
      const old = own.get(offer.id);
      after.set(offer.id, offer.value);
      // What is no larger pushes nothing out; going through all of them for each takes the square of their number.
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

/** Of tries only as many as an exercise shows beside those that are here. */
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

/** Counts by what readers know: a lesson that was opened and finished is one. */
class Tally {
  private readonly seen: Partial<Record<Subject, Set<string>>> = {};

  count({ kind, id, value }: Offer): void {
    const subject = SUBJECTS[kind];
    // That a draft was dropped is nothing to see, and where the reader was last is no work.
    if (!subject || (kind === 'drafts' && (value as { text: unknown }).text === null)) return;
    (this.seen[subject] ??= new Set()).add(id);
  }

  counts(): Counts {
    return Object.fromEntries(
      Object.entries(this.seen).map(([subject, ids]) => [subject, ids.size]),
    );
  }
}
