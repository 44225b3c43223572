import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { touchRow } from '../../../../theme/targets';
import type { OutsideLink } from './nextSteps';

interface OutsideLinksProps {
  links: readonly OutsideLink[];
}

/** External links, each with the name of its site. In print, the URLs are also shown. */
export function OutsideLinks({ links }: OutsideLinksProps) {
  return (
    <List>
      {links.map(({ title, site, href }) => (
        <li key={href}>
          <Link href={href} rel="noreferrer" sx={touchRow}>
            {title}
          </Link>
          <Typography variant="label" component="span">
            {site}
          </Typography>
        </li>
      ))}
    </List>
  );
}

const List = styled('ul')(({ theme }) => ({
  ...theme.typography.body1,
  display: 'grid',
  gap: 12,
  alignContent: 'start',
  padding: 0,
  listStyle: 'none',
  // The site's name is below the title, so that links with long and short titles have the same layout.
  '& > li > span': { display: 'block', color: theme.vars.palette.text.secondary },
  '@media print': {
    '& a::after': { content: '" (" attr(href) ")"', overflowWrap: 'anywhere' },
  },
}));
