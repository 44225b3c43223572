import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { brand } from '../../../.generated/school/brand';
import { useClientValue } from '../../prerendered/useClientValue';
import * as texts from '../../texts/en/shell';

/** Year of the build, used for prerendering and hydration. */
const BUILD_YEAR = Number(process.env.BUILD_YEAR);

interface CopyrightLineProps {
  /** Links next to the copyright. */
  children?: ReactNode;
}

/** Copyright line with the current year. */
export function CopyrightLine({ children }: CopyrightLineProps) {
  const year = useClientValue(() => new Date().getFullYear(), BUILD_YEAR);

  return (
    <Line>
      {texts.copyright(year, brand.name)}
      {children}
    </Line>
  );
}

const Line = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 32px',
  alignItems: 'center',
  marginTop: 40,
  // Leaves room for the theme switch on the right.
  padding: '24px 80px 0 0',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
}));
