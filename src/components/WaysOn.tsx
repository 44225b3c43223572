import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { ADDRESSES } from '../site/addresses';
import { ButtonLink } from './ButtonLink';

interface WaysOnProps {
  /** Further ways, after home and the tutorials. */
  children?: ReactNode;
}

/** Where to go from a page that is not what was asked for. */
export function WaysOn({ children }: WaysOnProps) {
  return (
    <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap', mt: 4 }}>
      <ButtonLink to={ADDRESSES.home}>Home</ButtonLink>
      <ButtonLink to={ADDRESSES.tutorials} variant="outlined">
        Tutorials
      </ButtonLink>
      {children}
    </Stack>
  );
}
