import FacebookIcon from '@mui/icons-material/Facebook';
import LinkedInIcon from '@mui/icons-material/LinkedIn';
import TwitterIcon from '@mui/icons-material/Twitter';
import YouTubeIcon from '@mui/icons-material/YouTube';
import type { Brand } from '../brand/brandModel';

/**
 * The brand's names, copy, contact details, and social links. No other file mentions the brand. To rebrand
 * the site, edit this file, `logo.svg` in this folder, and the colors and typefaces in `tokens.ts`.
 */
export const brand: Brand = {
  name: 'Loopwright',
  shortName: 'Loopwright',
  tagline: 'Empowering students to become industry-ready developers',
  description:
    'Learn web development, data structures, machine learning, and interview skills with lessons where you run real code in your browser.',
  email: 'support@example.com',
  account: { login: { kind: 'info' }, signUp: { kind: 'info' } },
  social: [
    { network: 'facebook', label: 'Facebook', href: '#', icon: FacebookIcon },
    { network: 'twitter', label: 'Twitter', href: '#', icon: TwitterIcon },
    { network: 'linkedin', label: 'LinkedIn', href: '#', icon: LinkedInIcon },
    { network: 'youtube', label: 'YouTube', href: '#', icon: YouTubeIcon },
  ],
  allowedPlaceholders: ['email', 'social'],
};
