import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import SvgIcon from '@mui/material/SvgIcon';
import type { SocialIconLink } from '../../brand/brandModel';
import { isPlaceholderLink } from '../../brand/placeholders';

interface SocialLinksProps {
  links: readonly SocialIconLink[];
}

/** Row of icon links with accessible names. */
export function SocialLinks({ links }: SocialLinksProps) {
  return (
    <Row>
      {links.map(({ network, label, href, icon }) => (
        <li key={network}>
          {isPlaceholderLink(href) ? (
            // Without an `href`, the anchor is a placeholder link: clicking it does nothing.
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

function NetworkIcon({ icon: Icon }: Pick<SocialIconLink, 'icon'>) {
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
  // Aligns the first icon, rather than its button, with the column.
  marginInlineStart: -10,
  padding: 0,
  listStyle: 'none',
  '& a:not([href])': { color: theme.vars.palette.text.secondary, cursor: 'default' },
  '& a[href]:hover': {
    color: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.background.paper,
  },
}));
