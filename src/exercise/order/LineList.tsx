import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface LineListProps {
  /** Accessible name of the group. */
  name: string;
  /** Visible label above the list. */
  label: string;
  /** True if the order of the lines matters. */
  isOrdered?: boolean;
  /** List items. */
  children: ReactNode;
}

/** A labeled list of `CodeLineButton` items. */
export function LineList({ name, label, isOrdered = false, children }: LineListProps) {
  return (
    <div role="group" aria-label={name}>
      <Typography variant="label" sx={{ mb: 1 }}>
        {label}
      </Typography>
      <Lines as={isOrdered ? 'ol' : 'ul'}>{children}</Lines>
    </div>
  );
}

/** List of `CodeLineButton` items. */
export const Lines = styled('ol')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
