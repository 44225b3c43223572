import { gatherEntries, listEntries } from '../../../progress/entries/entryLists';
import { entriesOfProgress } from '../../../progress/entriesOfProgress';
import { parseProgress } from '../../../progress/progressCodec';
import { isObject } from '../../../progress/readEntries';
import type { ParseFailure } from '../../../progress/readOwnText';
import { readReviews } from '../../../progress/reviews/reviewCodec';
import { entriesOfReviews } from '../../../progress/reviews/entriesOfReviews';
import { entriesOfRecords, MOCK_KINDS } from '../../mock/mockStore';
import { readRecords } from '../../mock/sessionCodec';
import type { AreaName } from './areas';

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
 * @param text - of a file; may be anything
 * @returns what it offers, or why it is none of this site's
 */
export function readFileText(text: string): FileContents {
  const parsed = parseProgress(text);
  if (!parsed.ok) return parsed;
  const data: unknown = JSON.parse(text);
  const { reviews, interviews, plan } = isObject(data) ? data : {};
  const read = readReviews(reviews);
  const records = entriesOfRecords(readRecords(interviews));
  return {
    ok: true,
    offers: [
      ...offersOf('progress', entriesOfProgress(parsed.progress)),
      ...offersOf('reviews', entriesOfReviews(read.value)),
      // Of two with the same id only one is an entry.
      ...offersOf('interviews', listEntries(gatherEntries(MOCK_KINDS, records))),
    ],
    plan: typeof plan === 'string' && plan !== '' ? plan : null,
    unreadable: parsed.dropped + read.dropped,
  };
}

function offersOf(area: AreaName, list: readonly Omit<Offer, 'area'>[]): Offer[] {
  return list.map((entry) => ({ ...entry, area }));
}
