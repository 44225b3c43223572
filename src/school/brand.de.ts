import FacebookIcon from '@mui/icons-material/Facebook';
import LinkedInIcon from '@mui/icons-material/LinkedIn';
import TwitterIcon from '@mui/icons-material/Twitter';
import YouTubeIcon from '@mui/icons-material/YouTube';
import type { Brand } from '../brand/brandModel';

/** The brand in German. Everything except the tagline and the description is as in `brand.ts`. */
export const brand: Brand = {
  name: 'Loopwright',
  shortName: 'Loopwright',
  tagline: 'Wir machen dich fit für die Arbeit in der Softwareentwicklung',
  description:
    'Lerne Webentwicklung, Datenstrukturen und maschinelles Lernen und übe für Bewerbungsgespräche: in Lektionen, in denen du echten Code im Browser ausführst.',
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
