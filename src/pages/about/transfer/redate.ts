import { isBeyondTomorrow } from '../../../progress/entries/times';
import { courseOfPast, pastId } from '../../mock/session/mockStore';
import type { MockSession } from '../../mock/session/session';
import type { Offer } from './readFile';

/**
 * Gives entries dated in the future the current time. They keep their order, a millisecond apart.
 *
 * @param offers - the entries
 * @param timesOf - returns the times in an entry that can't be in the future
 * @param now - current time, ms since 1970
 */
export function redate(
  offers: readonly Offer[],
  timesOf: (offer: Offer) => readonly number[],
  now: number,
): Offer[] {
  const lastOf = (offer: Offer) => Math.max(...timesOf(offer));
  return offers
    .toSorted((a, b) => lastOf(a) - lastOf(b))
    .map((offer, index) => {
      const shift = lastOf(offer) - (now - (offers.length - 1 - index));
      const value = shifted(offer.value, shift, now);
      // The id of an earlier interview contains the time when it started.
      const id =
        offer.kind === 'past' ? pastId(courseOfPast(offer.id), value as MockSession) : offer.id;
      return { ...offer, id, value };
    });
}

/** Moves all times in some JSON data that are in the future, such as the due date of a review. */
function shifted(value: unknown, shift: number, now: number): unknown {
  if (typeof value === 'number') {
    return isBeyondTomorrow(value, now) ? Math.max(0, value - shift) : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => shifted(item, shift, now));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, shifted(item, shift, now)]),
  );
}
