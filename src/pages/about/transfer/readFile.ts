import { gatherEntries, listEntries } from '../../../progress/entries/entryLists';
import { entriesOfProgress } from '../../../progress/entriesOfProgress';
import { readProgress, readProgressText } from '../../../progress/progressCodec';
import type { ParseFailure } from '../../../progress/readOwnText';
import { readReviews } from '../../../progress/reviews/reviewCodec';
import { entriesOfReviews } from '../../../progress/reviews/entriesOfReviews';
import { entriesOfRecords, MOCK_KINDS } from '../../mock/mockStore';
import { readRecords } from '../../mock/sessionCodec';
import type { AreaName } from './areas';
import { nextTask } from './inSlices';

/** An entry that a file offers. */
export interface Offer {
  area: AreaName;
  kind: string;
  id: string;
  value: unknown;
}

export type FileContents =
  /** `unreadable` counts the entries that made no sense; the rest was read without them. */
  | { ok: true; offers: Offer[]; plan: string | null; unreadable: number }
  | { ok: false; reason: ParseFailure };

/**
 * Lets the page answer between its steps: a file may hold thousands of entries.
 *
 * @param text - of a file; may be anything
 * @returns what it offers, or why it is none of this site's
 */
export async function readFileText(text: string): Promise<FileContents> {
  const own = readProgressText(text);
  if (!own.ok) return own;
  await nextTask();
  const { progress, dropped } = readProgress(own.data);
  await nextTask();
  const { reviews, interviews, plan } = own.data;
  const read = readReviews(reviews);
  const records = entriesOfRecords(readRecords(interviews));
  await nextTask();
  return {
    ok: true,
    offers: [
      ...offersOf('progress', entriesOfProgress(progress)),
      ...offersOf('reviews', entriesOfReviews(read.value)),
      // Of two with the same id only one is an entry.
      ...offersOf('interviews', listEntries(gatherEntries(MOCK_KINDS, records))),
    ],
    plan: typeof plan === 'string' && plan !== '' ? plan : null,
    unreadable: dropped + read.dropped,
  };
}

/** @returns the entries of an area as what a file offers */
export function offersOf(area: AreaName, list: readonly Omit<Offer, 'area'>[]): Offer[] {
  return list.map((entry) => ({ ...entry, area }));
}
