import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { ADDRESSES } from '../site/addresses';
import { ButtonLink } from './ButtonLink';

interface FallbackLinksProps {
  /** More links, after home and the tutorials. */
  children?: ReactNode;
}

/** Links for a page that is not the one asked for. */
export function FallbackLinks({ children }: FallbackLinksProps) {
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
