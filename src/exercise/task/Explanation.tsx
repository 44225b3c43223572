import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import * as texts from '../../texts/en/exerciseExplanation';

interface ExplanationProps {
  children: ReactNode;
}

/** Explains why the solution works. Shown after a pass or after viewing the solution. */
export function Explanation({ children }: ExplanationProps) {
  return (
    <Alert
      severity="success"
      role="group"
      aria-label={texts.explanation}
      sx={{
        px: 2.5,
        py: 1,
        border: 0,
        fontSize: '1rem',
        '& .MuiAlert-message': { minWidth: 0, flex: 'auto' },
        '& .MuiAlert-message > * + *': { mt: 1.5 },
        '& .MuiAlert-message > p:first-of-type + *': { mt: 0.5 },
        '@media print': { fontSize: 'inherit' },
      }}
    >
      <Typography variant="label" aria-hidden="true" sx={{ color: 'success.main' }}>
        {texts.whyItWorks}
      </Typography>
      {children}
    </Alert>
  );
}
