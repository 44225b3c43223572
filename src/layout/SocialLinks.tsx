import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import SvgIcon from '@mui/material/SvgIcon';
import type { SocialLink } from '../brand/brandModel';
import { isPlaceholderLink } from '../brand/placeholders';

interface SocialLinksProps {
  links: readonly SocialLink[];
}

/** A row of icon links, each named for assistive technology. */
export function SocialLinks({ links }: SocialLinksProps) {
  return (
    <Row>
      {links.map(({ network, label, href, icon }) => (
        <li key={network}>
          {isPlaceholderLink(href) ? (
            // Without an address it is HTML's placeholder for a link: a press doesn't move the page.
            <IconButton component="a" role="link" aria-disabled="true" aria-label={label}>
              <NetworkIcon icon={icon} />
            </IconButton>
          ) : (
            <IconButton href={href} aria-label={label}>
              <NetworkIcon icon={icon} />
            </IconButton>
          )}
        </li>
      ))}
    </Row>
  );
}

function NetworkIcon({ icon: Icon }: Pick<SocialLink, 'icon'>) {
  return typeof Icon === 'string' ? (
    <SvgIcon>
      <path d={Icon} />
    </SvgIcon>
  ) : (
    <Icon />
  );
}

const Row = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  // The first icon, not its button, lines up with the column.
  marginLeft: -10,
  padding: 0,
  listStyle: 'none',
  '& a:not([href])': { color: theme.vars.palette.text.secondary, cursor: 'default' },
  '& a[href]:hover': {
    color: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.background.paper,
  },
}));
