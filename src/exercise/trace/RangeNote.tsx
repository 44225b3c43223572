import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import * as texts from '../../texts/en/stepThrough';
import { rangeFrom, type Range, type Recorded } from './recordSteps';

interface RangeNoteProps {
  recorded: Recorded;
  /** Number of events before the current one. */
  order: number;
  /** Undefined if parts of the run can't be recorded. */
  onRecord: ((range?: Range) => void) | undefined;
}

/** Says which of a long run's steps are shown, and offers others. Nothing if all are. */
export function RangeNote({ recorded, order, onRecord }: RangeNoteProps) {
  const { range, sampling, trace } = recorded;
  if (!range && sampling === 1) return null;
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Typography variant="body2">
        {range
          ? texts.part(range[0] + 1, Math.min(range[1], trace.total), trace.total)
          : texts.sampled(trace.total, sampling)}
      </Typography>
      {onRecord ? (
        <Button size="small" onClick={() => onRecord(range ? undefined : rangeFrom(order))}>
          {range ? texts.showAll : texts.showEach}
        </Button>
      ) : null}
    </Stack>
  );
}
