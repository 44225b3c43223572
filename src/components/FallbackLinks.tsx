import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { ADDRESSES } from '../site/addresses';
import { ButtonLink } from './ButtonLink';

interface FallbackLinksProps {
  /** Additional links, after Home and Tutorials. */
  children?: ReactNode;
}

/** Links for error pages, such as not-found. */
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
