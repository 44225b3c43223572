import { HAS_ANNOUNCEMENTS, HAS_SERVICES } from '../../.generated/office/has';
import { restoreInput } from '../prerendered/restoreInput';
import { servicesModule } from '../services/servicesChunk';
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
  ...(HAS_SERVICES ? [servicesModule] : []),
] as const;
