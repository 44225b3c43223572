import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { PageWidth } from '../../components/PageWidth';

interface GlossaryBarProps {
  children: ReactNode;
}

/** Sticky bar with the filter and the alphabet: one row on wide screens, two on others. */
export function GlossaryBar({ children }: GlossaryBarProps) {
  return (
    <Bar className="screen-only">
      <Row>{children}</Row>
    </Bar>
  );
}

const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: 'var(--header-height)',
  zIndex: 1,
  marginTop: 24,
  // Opaque, because the terms scroll under it.
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.default,
  '@media (max-height: 30rem)': { position: 'static' },
}));

const Row = styled(PageWidth)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '4px 24px',
  alignItems: 'center',
  paddingBlock: 8,
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
}));
