import { HAS_ANNOUNCEMENTS } from '../../.generated/office/has';
import { restoreInput } from '../prerendered/restoreInput';
import { announcements } from './announcement/announcementChunk';
import { footerColumns } from './layoutChunks';

/**
 * The layout's deferred code. Every document includes its styles, but only pages that aren't prerendered need
 * its code. Also cached for offline use.
 */
export const LAYOUT_DEFERRED = [
  footerColumns,
  restoreInput,
  ...(HAS_ANNOUNCEMENTS ? [announcements] : []),
] as const;
