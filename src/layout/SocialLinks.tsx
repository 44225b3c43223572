import FacebookIcon from '@mui/icons-material/Facebook';
import LinkedInIcon from '@mui/icons-material/LinkedIn';
import TwitterIcon from '@mui/icons-material/Twitter';
import YouTubeIcon from '@mui/icons-material/YouTube';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { SocialLink } from '../brand/BrandModel';

const ICONS = {
  facebook: FacebookIcon,
  twitter: TwitterIcon,
  linkedin: LinkedInIcon,
  youtube: YouTubeIcon,
};

interface SocialLinksProps {
  links: readonly SocialLink[];
}

/** A row of icon links, each named for assistive technology. */
export function SocialLinks({ links }: SocialLinksProps) {
  return (
    <Row>
      {links.map(({ network, label, href }) => {
        const Icon = ICONS[network];
        return (
          <li key={network}>
            <IconButton href={href} aria-label={label}>
              <Icon />
            </IconButton>
          </li>
        );
      })}
    </Row>
  );
}

const Row = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  // The first icon, not its button, stands in line with the column.
  marginLeft: -10,
  padding: 0,
  listStyle: 'none',
  '& a:hover': {
    color: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.background.paper,
  },
}));
