import { gatherEntries } from '../entries/entryLists';
import type { Mover } from '../entries/oldForm';
import { takeOver } from '../entries/takeOver';
import { entriesOfReviews } from './entriesOfReviews';
import { parseReviews, serializeReviews } from './reviewCodec';
import { REVIEW_KINDS, reviewsOf, type ReviewEntries } from './reviewEntries';
import { OLD_REVIEWS_KEY, OLD_REVIEWS_SET_ASIDE_KEY } from './reviewModel';

/** Moves the reviews that an earlier form of the site kept in one entry. A chunk of its own. */
export const moveReviews: Mover<ReviewEntries> = (form) =>
  takeOver(
    {
      key: OLD_REVIEWS_KEY,
      setAsideKey: OLD_REVIEWS_SET_ASIDE_KEY,
      read(text) {
        const parsed = parseReviews(text);
        if (!parsed.ok) {
          return parsed.reason === 'newer-version' ? null : { entries: [], isWhole: false };
        }
        return { entries: entriesOfReviews(parsed.value), isWhole: parsed.dropped === 0 };
      },
      write: (entries) => serializeReviews(reviewsOf(gatherEntries(REVIEW_KINDS, entries))),
    },
    form,
  );
