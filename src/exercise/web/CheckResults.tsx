import Box from '@mui/material/Box';
import type { RunResult } from '../../sandbox/protocol';
import { BackToCode } from '../results/BackToCode';
import { TestList } from '../results/TestList';
import type { ReasonInView } from '../results/useReasonInView';

interface CheckResultsProps {
  result: RunResult | undefined;
  reason: ReasonInView;
  /**
   * True if the code is visible above the results. Otherwise, readers use the view switch to get back to it.
   */
  isBelowCode: boolean;
  onShow: (element: number[]) => void;
}

/** Results of the last check. Renders nothing before the first one. */
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
      <TestList tests={result.tests} onShow={onShow} />
    </Box>
  );
}
