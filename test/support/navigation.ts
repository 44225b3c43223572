import type { NavigationItem } from '../../src/site/navigationModel';

/** Navigation with two groups. The site's own navigation has none. */
export const NESTED_NAVIGATION: readonly NavigationItem[] = [
  { key: 'tutorials', label: 'Tutorials', link: '/tutorials' },
  {
    key: 'learn',
    label: 'Learn',
    items: [
      { key: 'courses', label: 'Courses', link: '/courses' },
      { key: 'programs', label: 'Programs', link: '/programs' },
    ],
  },
  {
    key: 'company',
    label: 'Company',
    items: [{ key: 'about', label: 'About Us', link: '/about' }],
  },
];
