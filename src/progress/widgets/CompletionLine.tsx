import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { countOf } from '../../content/format';
import { completionOf } from '../completion';
import { useProgress } from '../useProgress';

interface CompletionLineProps {
  lessonIds: readonly string[];
  /** Renders even if no lesson is done. */
  isShownAtZero?: boolean;
}

/** Progress bar with the number of finished lessons. Empty until one is done, and in prerendered pages. */
export function CompletionLine({ lessonIds, isShownAtZero = false }: CompletionLineProps) {
  const { done, total } = completionOf(lessonIds, useProgress());
  if (done === 0 && !isShownAtZero) return null;
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
        {done} of {countOf(total, 'lesson')} done
      </Typography>
    </Stack>
  );
}
