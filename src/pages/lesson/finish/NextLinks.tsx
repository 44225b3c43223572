import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { NextLink } from './nextLink';

interface NextLinksProps {
  links: readonly NextLink[];
}

/** Links shown after the reader finishes a course, less prominent than the main link. */
export function NextLinks({ links }: NextLinksProps) {
  if (links.length === 0) return null;
  return (
    <Box
      component="ul"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        flexBasis: '100%',
        columnGap: 3,
        p: 0,
        listStyle: 'none',
      }}
    >
      {links.map(({ href, text }) => (
        <li key={href}>
          <Link href={href} sx={{ display: 'inline-block', py: 1.25 }}>
            {text}
          </Link>
        </li>
      ))}
    </Box>
  );
}
