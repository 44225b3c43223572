import type { NavigationItem } from '../../src/site/navigationModel';

/** Navigation with two groups, unlike the site's own. */
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
