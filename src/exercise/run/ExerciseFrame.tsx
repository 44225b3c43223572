import Paper from '@mui/material/Paper';
import type { ReactNode, Ref } from 'react';
import { ExerciseHeading } from './ExerciseHeading';

const boxStyles = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2.5,
  p: { xs: 'var(--gutter)', sm: 3, md: 4 },
  // On a phone it takes the whole width.
  mx: { xs: 'calc(-1 * var(--gutter))', sm: 0 },
  borderWidth: { xs: '3px 0 1px', sm: '3px 1px 1px' },
  borderTopColor: 'primary.main',
  borderRadius: { xs: 0, sm: '4px 4px var(--radius) var(--radius)' },
  '@media print': {
    display: 'block',
    p: '12px 0',
    borderInline: 0,
    borderBottom: 0,
    background: 'none',
    '& > * + *': { mt: 1.5 },
  },
} as const;

interface ExerciseFrameProps {
  ref: Ref<HTMLElement>;
  id: string;
  title: string;
  children: ReactNode;
}

/** The frame around an exercise of either kind, with its heading. */
export function ExerciseFrame({ ref, id, title, children }: ExerciseFrameProps) {
  return (
    <Paper ref={ref} component="section" variant="outlined" aria-labelledby={id} sx={boxStyles}>
      <ExerciseHeading id={id} title={title} />
      {children}
    </Paper>
  );
}
