import { ADDRESSES } from '../site/addresses';
import type { NavigationItem } from '../site/navigationModel';

/** The navigation in Arabic. Its entries have the same keys and links as those in `navigation.ts`. */
export const navigation: readonly NavigationItem[] = [
  { key: 'tutorials', label: 'الدروس', link: ADDRESSES.tutorials },
  { key: 'courses', label: 'الدورات', link: ADDRESSES.courses },
  { key: 'programs', label: 'البرامج', link: ADDRESSES.programs },
  { key: 'about', label: 'من نحن', link: ADDRESSES.about },
];
