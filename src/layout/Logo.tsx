import { styled } from '@mui/material/styles';
import { useId, useMemo } from 'react';
import { brand } from '../../.generated/school/brand';
import { logoMarkup } from './logoMarkup';

/** The brand's logo and name. */
export function Logo() {
  const id = useId();
  // Memoized, because React sets the HTML again if the object changes.
  const mark = useMemo(() => ({ __html: logoMarkup(id) }), [id]);

  return (
    <Row>
      <Mark dangerouslySetInnerHTML={mark} />
      <span>{brand.name}</span>
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
