import { ADDRESSES } from './addresses';
import type { NavigationItem } from './navigationModel';

/**
 * The navigation of header and side panel (specification section 2), in the order shown. The one list to reorder, rename
 * or group its entries:
 *
 *     { key: 'learn', label: 'Learn', items: [{ key: 'courses', label: 'Courses', link: ADDRESSES.courses }] }
 *
 * is a group. A key is an entry's permanent name; a link that leads to no page stops the build.
 */
export const NAVIGATION: readonly NavigationItem[] = [
  { key: 'tutorials', label: 'Tutorials', link: ADDRESSES.tutorials },
  { key: 'courses', label: 'Courses', link: ADDRESSES.courses },
  { key: 'programs', label: 'Programs', link: ADDRESSES.programs },
  { key: 'about', label: 'About Us', link: ADDRESSES.about },
];
