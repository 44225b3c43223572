import Box from '@mui/material/Box';
import type { RunResult } from '../../sandbox/protocol';
import { BackToCode } from '../results/BackToCode';
import { KnownMistake } from '../mistakes/KnownMistake';
import { TestList } from '../results/TestList';
import type { ReasonInView } from '../results/useReasonInView';

interface CheckResultsProps {
  exerciseId: string;
  result: RunResult | undefined;
  reason: ReasonInView;
  /**
   * True if the code is visible above the results. Otherwise, readers use the view switch to get back to it.
   */
  isBelowCode: boolean;
  onShow: (element: number[]) => void;
  /** Steps through what the page does in a check, by its index; undefined if there's no script. */
  onStep: ((check: number) => void) | undefined;
}

/** Results of the last check. Before the first one, only the live region of a known mistake, which is empty. */
export function CheckResults({
  exerciseId,
  result,
  reason: { region, from },
  isBelowCode,
  onShow,
  onStep,
}: CheckResultsProps) {
  return (
    <Box
      ref={region}
      className="screen-only"
      sx={{ bgcolor: 'background.paper', color: 'text.primary' }}
    >
      <BackToCode to={isBelowCode ? from : null} />
      <KnownMistake exerciseId={exerciseId} result={result} />
      {result ? (
        <TestList
          tests={result.tests}
          onShow={onShow}
          stepInto={(check) =>
            // The first result is that of the HTML and CSS.
            onStep && check > 0 ? () => onStep(check) : undefined
          }
        />
      ) : null}
    </Box>
  );
}
