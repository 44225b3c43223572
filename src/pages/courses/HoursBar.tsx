import { styled } from '@mui/material/styles';
import { COURSE_SUMMARIES } from '../../../.generated/summaries';
import type { MinutesRange } from '../../content/model';

/** Duration of the longest course, in minutes. */
const LONGEST = Math.max(...COURSE_SUMMARIES.map(({ totals }) => totals.minutes.to));

interface HoursBarProps {
  minutes: MinutesRange;
}

/**
 * Bar that compares a course's duration with the longest course's. Decorative: the duration is in the text.
 */
export function HoursBar({ minutes: { from, to } }: HoursBarProps) {
  const x = (100 * from) / LONGEST;
  return (
    <Bar viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <rect y="2" width="100" height="2" />
      <rect width={x} height="6" />
      <rect x={x} width={(100 * to) / LONGEST - x} height="6" />
    </Bar>
  );
}

/** The bar's layers: the scale, the minimum, and the range up to the maximum. */
const Bar = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 6,
  borderRadius: 3,
  '& > :nth-of-type(1)': { fill: theme.vars.palette.divider },
  '& > :nth-of-type(2)': { fill: theme.vars.palette.primary.main },
  '& > :nth-of-type(3)': { fill: theme.vars.palette.primary.main, opacity: 0.65 },
  '@media (forced-colors: active)': {
    '& > :nth-of-type(1)': { fill: 'GrayText' },
    '& > :nth-of-type(2)': { fill: 'Highlight' },
    '& > :nth-of-type(3)': { fill: 'CanvasText' },
  },
  '@media print': { printColorAdjust: 'exact' },
}));
