import { ADDRESSES } from '../site/addresses';
import type { NavigationItem } from '../site/navigationModel';

/**
 * Navigation of the header and the side panel (specification section 2), in display order. Edit this list to
 * reorder, rename, or group entries. A group looks like this:
 *
 *     { key: 'learn', label: 'Learn', items: [{ key: 'courses', label: 'Courses', link: ADDRESSES.courses }] }
 *
 * Don't change an entry's key, even if you rename the entry. A link to a missing page
 * fails the build. A page of your own can also add itself, with `showIn: ['navigation']`.
 */
export const navigation: readonly NavigationItem[] = [
  { key: 'tutorials', label: 'Tutorials', link: ADDRESSES.tutorials },
  { key: 'courses', label: 'Courses', link: ADDRESSES.courses },
  { key: 'programs', label: 'Programs', link: ADDRESSES.programs },
  { key: 'about', label: 'About Us', link: ADDRESSES.about },
];
