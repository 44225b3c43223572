import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { countOf } from '../../content/format';
import { completionOf } from '../completion';
import { useProgress } from '../useProgress';

interface CompletionLineProps {
  /** Ids of the lessons of a course, a program or whatever else there is to be done. */
  lessonIds: readonly string[];
  /** Also before the first one is done. */
  isShownAtZero?: boolean;
}

/** How many lessons are done, in words beside a quiet bar. Nothing as long as none is, and none is prerendered. */
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
