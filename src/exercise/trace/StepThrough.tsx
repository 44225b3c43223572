import Typography from '@mui/material/Typography';
import type { CodeLine } from '../../content/lesson';
import { ErrorText } from '../results/ErrorText';
import * as texts from '../../texts/en/stepThrough';
import { CodeChanged } from './CodeChanged';
import { PanelFrame } from './PanelFrame';
import { recordingMessage } from './recordingMessage';
import { StepsView } from './StepsView';
import { useRecording } from './useRecording';
import type { StepsRequest } from './useSteps';

interface StepThroughProps {
  request: StepsRequest;
  /** The code as it is now. */
  code: string;
  /** Syntax-highlighted lines of the requested code, if available. */
  lines: readonly CodeLine[] | undefined;
  onAgain: () => void;
  onClose: () => void;
}

/** Panel below the code in which the reader steps through a run of it. */
export function StepThrough({ request, code, lines, onAgain, onClose }: StepThroughProps) {
  const { state, record } = useRecording(request);
  const { recorded, result, isRecording } = state;
  const test = request.test === undefined ? undefined : result?.tests[request.test];

  return (
    <PanelFrame
      title={test ? texts.stepThroughTest(test.name) : texts.stepThrough}
      isBusy={isRecording}
      focusKey={isRecording ? null : (recorded ?? result)}
      onClose={onClose}
    >
      {code === request.code ? null : <CodeChanged onAgain={onAgain} />}
      {recorded ? (
        <StepsView
          key={recorded.range?.join() ?? 'all'}
          code={request.code}
          recorded={recorded}
          lines={lines}
          caller={test && (test.failure?.label ?? test.name)}
          onRecord={record}
        />
      ) : (
        <Typography role="status">{recordingMessage(isRecording, result)}</Typography>
      )}
      {!recorded && result?.error ? <ErrorText error={result.error} /> : null}
    </PanelFrame>
  );
}
