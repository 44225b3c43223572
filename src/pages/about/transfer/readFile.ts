import { gatherEntries, listEntries } from '../../../progress/entries/entryLists';
import { entriesOfProgress } from '../../../progress/entriesOfProgress';
import { readProgress, readProgressText } from '../../../progress/progressCodec';
import type { ParseFailure } from '../../../progress/readOwnText';
import { readReviews } from '../../../progress/reviews/reviewCodec';
import { entriesOfReviews } from '../../../progress/reviews/entriesOfReviews';
import { entriesOfRecords, MOCK_KINDS } from '../../mock/session/mockStore';
import { readRecords } from '../../mock/session/sessionCodec';
import type { AreaName } from './areas';
import { nextTask } from './inSlices';

/** An entry in an imported file. */
export interface Offer {
  area: AreaName;
  kind: string;
  id: string;
  value: unknown;
}

export type FileContents =
  /** `unreadable` is the number of malformed entries, which were skipped. */
  | { ok: true; offers: Offer[]; plan: string | null; unreadable: number }
  | { ok: false; reason: ParseFailure };

/**
 * Parses an imported file. Yields between steps, because a file can contain thousands of entries.
 *
 * @param text - contents of the file; might be malformed
 * @returns the entries, or the reason the file was rejected
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
      // Merges entries with the same id.
      ...offersOf('interviews', listEntries(gatherEntries(MOCK_KINDS, records))),
    ],
    plan: typeof plan === 'string' && plan !== '' ? plan : null,
    unreadable: dropped + read.dropped,
  };
}

/** Adds a namespace to each entry in a list. */
export function offersOf(area: AreaName, list: readonly Omit<Offer, 'area'>[]): Offer[] {
  return list.map((entry) => ({ ...entry, area }));
}
