import { ADDRESSES } from '../site/addresses';
import type { NavigationItem } from '../site/navigationModel';

/** The navigation in German. Its entries have the same keys and links as those in `navigation.ts`. */
export const navigation: readonly NavigationItem[] = [
  { key: 'tutorials', label: 'Tutorials', link: ADDRESSES.tutorials },
  { key: 'courses', label: 'Kurse', link: ADDRESSES.courses },
  { key: 'programs', label: 'Programme', link: ADDRESSES.programs },
  { key: 'about', label: 'Über uns', link: ADDRESSES.about },
];
