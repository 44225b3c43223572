import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import type { SocialLink } from '../brand/brandModel';
import { isPlaceholderLink } from '../brand/placeholders';

/** Said of a network of which the brand has named no profile. */
const NOT_SET = 'not set by this brand yet';

interface SocialLinksProps {
  links: readonly SocialLink[];
}

/** A row of icon links, each named for assistive technology. */
export function SocialLinks({ links }: SocialLinksProps) {
  return (
    <>
      <Row>
        {links.map(({ network, label, href, icon }) => (
          <li key={network}>
            {isPlaceholderLink(href) ? (
              // Without an address it is HTML's placeholder for a link: a press does not move the page.
              <IconButton
                component="a"
                role="link"
                aria-disabled="true"
                aria-label={`${label} (${NOT_SET})`}
                title={`${label}: ${NOT_SET}`}
              >
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
      {links.some(({ href }) => isPlaceholderLink(href)) ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Profiles without a link are {NOT_SET}.
        </Typography>
      ) : null}
    </>
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
