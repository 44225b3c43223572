import GitHubIcon from '@mui/icons-material/GitHub';
import type { Brand } from '../../src/brand/brandModel';

/** A different brand, for testing that builds contain no trace of the default one. */
export const brand: Brand = {
  name: 'The Pilot House Academy',
  shortName: 'Pilot House',
  tagline: 'Small boats, deep water, steady hands',
  description:
    'The Pilot House Academy teaches the craft of software in small steps, with lessons whose code runs right in the page.',
  email: 'hello@harbor.example',
  account: {
    login: { kind: 'link', href: 'https://accounts.harbor.example/login' },
    signUp: { kind: 'mailto' },
  },
  social: [
    {
      network: 'anchorage',
      label: 'Harbor at the Anchorage',
      href: 'https://anchorage.harbor.example/@school',
      // An SVG path, for a social network that MUI has no icon for.
      icon: 'M12 2a3 3 0 0 0-1 5.8V10H7v2h4v7.9A8 8 0 0 1 4 12H2a10 10 0 0 0 20 0h-2a8 8 0 0 1-7 7.9V12h4v-2h-4V7.800A3 3 0 0 0 12 2z',
    },
    {
      network: 'github',
      label: 'Harbor on GitHub',
      href: 'https://code.harbor.example/',
      icon: GitHubIcon,
    },
  ],
  allowedOrigins: [
    { origin: 'https://forms.harbor.example', for: ['forms', 'connect'] },
    { origin: 'https://video.harbor.example', for: ['frames', 'images'] },
  ],
};
