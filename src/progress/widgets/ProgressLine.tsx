import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface ProgressLineProps {
  done: number;
  total: number;
  /** The progress as text, such as "3 of 12 lessons done". Screen readers read it and skip the bar. */
  text: string;
}

/** Progress bar with text next to it. */
export function ProgressLine({ done, total, text }: ProgressLineProps) {
  return (
    <Stack direction="row" spacing={2} className="screen-only" sx={{ alignItems: 'center' }}>
      <LinearProgress
        variant="determinate"
        value={(100 * done) / total}
        aria-hidden="true"
        sx={{
          flex: '0 1 12rem',
          height: 6,
          borderRadius: '3px',
          bgcolor: 'divider',
          '& > span': { bgcolor: 'success.main' },
        }}
      />
      <Typography variant="label" sx={{ flex: 'none' }}>
        {text}
      </Typography>
    </Stack>
  );
}
