import FacebookIcon from '@mui/icons-material/Facebook';
import TwitterIcon from '@mui/icons-material/Twitter';
import type { Brand, SocialIconLink } from '../../../src/brand/brandModel';

/** Brand of the sample school, whose email address and social links are placeholders. */
export const brand: Brand<SocialIconLink> = {
  name: 'The Sailing School',
  shortName: 'Sailing',
  tagline: 'From the first knot to the open sea',
  description:
    'Learn to sail with short lessons about knots, weather, charts and long voyages, one step at a time.',
  email: 'captain@example.com',
  account: { login: { kind: 'info' }, signUp: { kind: 'info' } },
  social: [
    { network: 'facebook', label: 'Facebook', href: '#', icon: FacebookIcon },
    { network: 'twitter', label: 'Twitter', href: '#', icon: TwitterIcon },
  ],
  allowedPlaceholders: ['email', 'social'],
};
