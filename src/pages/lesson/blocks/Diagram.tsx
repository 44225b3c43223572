import Paper from '@mui/material/Paper';

interface DiagramProps {
  /** What it shows, for those who can't see it. */
  label: string;
  text: string;
}

/** A drawing made of characters. It scrolls inside itself where it is wider than the screen. */
export function Diagram({ label, text }: DiagramProps) {
  return (
    <Paper
      variant="outlined"
      role="group"
      aria-label="Drawing"
      // What scrolls must be reachable.
      tabIndex={0}
      sx={{
        p: 3,
        overflowX: 'auto',
        '& > pre': {
          width: 'max-content',
          mx: 'auto',
          fontSize: '0.875rem',
          lineHeight: '1.375rem',
        },
        '@media print': { overflow: 'visible', breakInside: 'avoid' },
      }}
    >
      <pre role="img" aria-label={label}>
        {text}
      </pre>
    </Paper>
  );
}
