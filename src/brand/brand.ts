import type { Brand } from './BrandModel';

/**
 * Who the site speaks for: the one file to edit first when the site is dressed for another brand. No other file holds
 * a word of it; the logo is drawn in `logo.ts` beside it.
 */
export const brand: Brand = {
  name: 'Loopwright',
  shortName: 'Loopwright',
  tagline: 'Empowering students to become industry-ready developers',
  description:
    'Learn web development, data structures, machine learning and interview craft with lessons whose code runs in the page. No account.',
  email: 'support@example.com',
  account: { login: { kind: 'info' }, signUp: { kind: 'info' } },
  social: [
    { network: 'facebook', label: 'Facebook', href: '#' },
    { network: 'twitter', label: 'Twitter', href: '#' },
    { network: 'linkedin', label: 'LinkedIn', href: '#' },
    { network: 'youtube', label: 'YouTube', href: '#' },
  ],
};
