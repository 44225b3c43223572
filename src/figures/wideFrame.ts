import { styled } from '@mui/material/styles';

/** Matches a figure frame in which a narrow plot would no longer fill the width with text of a usual size. */
export const PLOT_FRAME = '@container (min-width: 28rem)';

/** Matches a figure frame with room for controls next to a drawing. */
export const WIDE_FRAME = '@container (min-width: 36rem)';

/** A drawing and its controls: stacked, or side by side if there's room. */
export const DrawingWithControls = styled('div')({
  display: 'grid',
  gap: '16px 32px',
  '& > *': { width: '100%', minWidth: 0, maxWidth: 440, marginInline: 'auto' },
  [WIDE_FRAME]: { gridTemplateColumns: 'minmax(0, 1fr) 13rem', '& > *': { maxWidth: 'none' } },
});
