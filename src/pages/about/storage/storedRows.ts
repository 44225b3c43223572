import { HAS_ANNOUNCEMENTS, HAS_SERVICES } from '../../../../.generated/office/has';
import { CLOSED_KEY } from '../../../layout/announcement/closedAnnouncements';
import { CONTINUE_KEY } from '../../../progress/continue/continueEntry';
import { COPIES_PREFIX } from '../../../progress/entries/copyKeys';
import { QUARANTINE_PREFIX, storageKey } from '../../../progress/entries/storageKeys';
import { PLAN_KEY } from '../../../progress/planKey';
import { PROGRESS_NAMESPACE } from '../../../progress/progressKeys';
import { REVIEWS_NAMESPACE } from '../../../progress/reviews/reviewModel';
import { SLASH_KEY_ENTRY } from '../../../search/slashKey';
import { CONSENT_KEY } from '../../../services/consentStore';
import { MOCK_LINKS } from '../../../site/mockLinks';
import { stored } from '../../../texts/en/aboutStorage';
import { MODE_STORAGE_KEY } from '../../../theme/mode';
import { MOCK_NAMESPACE } from '../../mock/session/mockStore';

/** Local storage entries that the site can create. */
export interface StoredRow {
  /** A key, or a key prefix if `isArea` is set. */
  name: string;
  /** True if the row represents all entries whose keys start with `name`. */
  isArea?: boolean;
  text: string;
  /** True if the school has nothing that creates entries, which an earlier version of it can have created. */
  isUnused?: boolean;
}

export const STORED: readonly StoredRow[] = [
  { name: MODE_STORAGE_KEY, text: stored.mode },
  { name: storageKey(`${PROGRESS_NAMESPACE}/`), isArea: true, text: stored.progress },
  { name: CONTINUE_KEY, text: stored.continueEntry },
  { name: storageKey(`${REVIEWS_NAMESPACE}/`), isArea: true, text: stored.reviews },
  {
    name: storageKey(`${MOCK_NAMESPACE}/`),
    isArea: true,
    text: stored.interviews,
    isUnused: MOCK_LINKS.length === 0,
  },
  { name: PLAN_KEY, text: stored.plan },
  { name: SLASH_KEY_ENTRY, text: stored.slashKey },
  ...(HAS_ANNOUNCEMENTS ? [{ name: CLOSED_KEY, text: stored.announcements }] : []),
  ...(HAS_SERVICES ? [{ name: CONSENT_KEY, text: stored.consent }] : []),
  { name: QUARANTINE_PREFIX, isArea: true, text: stored.quarantine },
  { name: COPIES_PREFIX, isArea: true, text: stored.copies },
];
