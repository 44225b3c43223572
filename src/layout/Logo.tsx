import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { brand } from '../brand/brand';
// Not its address: the build gives the drawing (build/logoLoader.ts).
import drawing from '../brand/logo.svg';
import { LOGO_ID_PREFIX } from '../brand/logoIds';

/** The brand's mark and name, side by side. */
export function Logo() {
  const id = useId();

  return (
    <Row>
      <Mark
        // Gradients are found by their id, and the logo is on a page more than once.
        dangerouslySetInnerHTML={{ __html: drawing.replaceAll(LOGO_ID_PREFIX, `${id}-`) }}
      />
      {brand.name}
    </Row>
  );
}

const Row = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  gap: 8,
  alignItems: 'center',
  fontSize: '1.1875rem',
  fontWeight: theme.typography.fontWeightBold,
  letterSpacing: '-0.02em',
  color: theme.vars.palette.text.primary,
}));

const Mark = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  color: theme.vars.palette.primary.main,
}));
