import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { WayOn } from './wayOn';

interface WaysOnProps {
  ways: readonly WayOn[];
}

/** Where a finished course leads, beside the one way that is offered loudly. */
export function WaysOn({ ways }: WaysOnProps) {
  if (ways.length === 0) return null;
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
      {ways.map(({ href, text }) => (
        <li key={href}>
          <Link href={href} sx={{ display: 'inline-block', py: 1.25 }}>
            {text}
          </Link>
        </li>
      ))}
    </Box>
  );
}
