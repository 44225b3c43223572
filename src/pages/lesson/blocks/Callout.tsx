import Alert from '@mui/material/Alert';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import * as texts from '../../../texts/en/textBlocks';

interface CalloutProps {
  kind: 'note' | 'warning' | 'summary';
  children: ReactNode;
}

/** A note, a warning, or the lesson's summary. */
export function Callout({ kind, children }: CalloutProps) {
  return kind === 'summary' ? (
    <Summary>{children}</Summary>
  ) : (
    <Remark kind={kind}>{children}</Remark>
  );
}

interface RemarkProps {
  kind: 'note' | 'warning';
  children: ReactNode;
}

function Remark({ kind, children }: RemarkProps) {
  return (
    <Alert
      severity={kind === 'note' ? 'info' : 'warning'}
      role="note"
      aria-label={texts.calloutTitles[kind]}
      // Other `Paper` variants add a `style` attribute, which the CSP blocks in prerendered pages.
      slotProps={{ root: { variant: 'outlined' } }}
      sx={{
        borderWidth: 0,
        borderInlineStartWidth: 3,
        borderStartStartRadius: 0,
        borderEndStartRadius: 0,
        fontSize: '1rem',
        '& .MuiAlert-message': { maxWidth: 'var(--prose-width)' },
        '& .MuiAlert-message > * + *': { mt: 1.5 },
        '& .MuiAlert-message > p:first-of-type + *': { mt: 0.5 },
        '@media print': { background: 'none', breakInside: 'avoid', fontSize: 'inherit' },
      }}
    >
      <Typography
        variant="label"
        aria-hidden="true"
        sx={{ color: kind === 'note' ? 'primary.main' : 'secondary.main' }}
      >
        {texts.calloutTitles[kind]}
      </Typography>
      {children}
    </Alert>
  );
}

interface SummaryProps {
  children: ReactNode;
}

function Summary({ children }: SummaryProps) {
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby="what-to-keep"
      sx={{
        p: { xs: 3, md: 5 },
        bgcolor: 'site.sunken',
        '@media print': { p: 2, background: 'none', breakInside: 'avoid' },
      }}
    >
      <Typography
        variant="h2"
        id="what-to-keep"
        tabIndex={-1}
        sx={{ mb: 2, fontSize: '1.5rem', '&:focus': { outline: 'none' } }}
      >
        {texts.calloutTitles.summary}
      </Typography>
      {children}
    </Paper>
  );
}
