import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { NextStep } from './nextSteps';
import { OutsideLinks } from './OutsideLinks';

interface StepListProps {
  steps: readonly NextStep[];
}

/** `StepList` in German. */
export function StepList({ steps }: StepListProps) {
  return (
    <Steps>
      {steps.map(({ id, title, what, why, links }) => (
        <li key={id} id={id}>
          <div>
            <Typography variant="h3">{title}</Typography>
            <Typography sx={{ mt: 1 }}>{what}</Typography>
            <Typography sx={{ mt: 1, color: 'text.secondary' }}>
              <Why>Warum jetzt:</Why> {why}
            </Typography>
          </div>
          {/* Titles of English pages. */}
          <div lang="en">
            <OutsideLinks links={links} />
          </div>
        </li>
      ))}
    </Steps>
  );
}

const Why = styled('strong')(({ theme }) => ({ color: theme.vars.palette.text.primary }));

const Steps = styled('ol')(({ theme }) => ({
  padding: 0,
  borderTop: `1px solid ${theme.vars.palette.site.lineStrong}`,
  listStyle: 'none',
  counterReset: 'step',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '16px 32px',
    paddingBlock: 28,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    counterIncrement: 'step',
    scrollMarginTop: 24,
    [theme.breakpoints.up('md')]: {
      gridTemplateColumns: '32px minmax(0, 1fr) minmax(0, 320px)',
      columnGap: 32,
    },
    '@media print': { paddingBlock: 12, breakInside: 'avoid' },
  },
  '& > li > div': { maxWidth: 'var(--prose-width)' },
  '& > li::before': {
    ...theme.typography.label,
    // Empty alt text, because screen readers already announce list numbers.
    content: 'counter(step, decimal-leading-zero) / ""',
    color: theme.vars.palette.primary.main,
    [theme.breakpoints.up('md')]: { lineHeight: '1.4375rem' },
    [theme.breakpoints.down('md')]: { marginBottom: -8 },
  },
}));
