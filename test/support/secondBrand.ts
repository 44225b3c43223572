import type { Brand } from '../../src/brand/BrandModel';

/** Another brand, to see that the site holds no trace of the first. */
export const brand: Brand = {
  name: 'Harbor Code School',
  shortName: 'Harbor',
  tagline: 'Small boats, deep water, steady hands',
  description:
    'Harbor Code School teaches the craft of software in small steps, with lessons whose code runs right in the page.',
  email: 'hello@harbor.example',
  account: {
    login: { kind: 'link', href: 'https://accounts.harbor.example/login' },
    signUp: { kind: 'mailto' },
  },
  social: [
    { network: 'youtube', label: 'Harbor on YouTube', href: 'https://video.harbor.example/' },
  ],
};
