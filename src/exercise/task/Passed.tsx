import CheckRounded from '@mui/icons-material/CheckRounded';
import { keyframes, styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import * as texts from '../../texts/en/exercise';

interface PassedProps {
  /** Message about what the reader achieved. */
  children: ReactNode;
  /** Link to the next step. */
  nextLink: ReactNode;
}

/** Check mark, message, and next link after a pass. */
export function Passed({ children, nextLink }: PassedProps) {
  return (
    <Row role="group" aria-label={texts.passed} className="screen-only">
      <Sign aria-hidden="true">
        <CheckRounded />
      </Sign>
      {/* On phones, the link goes below the message, where the theme switch can't cover it. */}
      <Typography
        sx={{
          flex: { xs: '1 1 calc(100% - 48px)', sm: '1 1 10em' },
          fontWeight: 'fontWeightMedium',
        }}
      >
        {children}
      </Typography>
      {nextLink}
    </Row>
  );
}

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 });

const grow = keyframes({ from: { transform: 'scale(0.6)' }, to: { transform: 'none' } });

const Sign = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  borderRadius: '50%',
  color: theme.vars.palette.success.contrastText,
  backgroundColor: theme.vars.palette.success.main,
  '@media (prefers-reduced-motion: no-preference)': {
    animation: `${grow} 180ms ${theme.transitions.easing.easeOut}`,
  },
}));
