import Box from '@mui/material/Box';
import type { RunResult } from '../../sandbox/protocol';
import { BackToCode } from '../run/BackToCode';
import { TestList } from '../run/TestList';
import type { ReasonInView } from '../run/useReasonInView';

interface CheckResultsProps {
  result: RunResult | undefined;
  reason: ReasonInView;
  /** The code is in sight above; else the switch leads to it. */
  isBelowCode: boolean;
  onShow: (element: number[]) => void;
}

/** What came of the last check; before it there's nothing. */
export function CheckResults({
  result,
  reason: { region, from },
  isBelowCode,
  onShow,
}: CheckResultsProps) {
  if (!result) return null;
  return (
    <Box
      ref={region}
      className="screen-only"
      sx={{ bgcolor: 'background.paper', color: 'text.primary' }}
    >
      <BackToCode to={isBelowCode ? from : null} />
      <TestList tests={result.tests} word="check" onShow={onShow} />
    </Box>
  );
}
