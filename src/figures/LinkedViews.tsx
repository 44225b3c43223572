import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { PlotView } from '../content/figure';
import { DrawingSvg } from './DrawingSvg';
import { WIDE_FRAME } from './wideFrame';

interface LinkedViewsProps {
  /** Text alternative of all views. */
  label: string;
  views: readonly PlotView[];
  /** Controls of the views. */
  children: ReactNode;
}

/**
 * Two or three views of a plot with the same controls: stacked below the controls, or two in a row with the controls
 * in the last place.
 */
export function LinkedViews({ label, views, children }: LinkedViewsProps) {
  return (
    <Grid role="group" aria-label={label}>
      {children}
      {views.map(({ name, drawing }) => (
        <div key={name}>
          <Typography variant="subtitle2" component="p" aria-hidden="true" sx={{ mb: 0.5 }}>
            {name}
          </Typography>
          <DrawingSvg label={name} drawing={drawing} />
        </div>
      ))}
    </Grid>
  );
}

const Grid = styled('div')({
  display: 'grid',
  gap: '20px 32px',
  '& > *': { width: '100%', minWidth: 0, maxWidth: 440, marginInline: 'auto' },
  [WIDE_FRAME]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > *': { maxWidth: 'none' },
    '& > :first-of-type': { order: 1 },
    // Two views fill a row, so that their controls get one of their own.
    '& > :first-of-type:nth-last-of-type(3)': { gridColumn: '1 / -1' },
  },
});
