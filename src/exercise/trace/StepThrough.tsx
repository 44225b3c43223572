import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';
import type { CodeLine } from '../../content/lesson';
import { outcomeText } from '../results/outcome';
import { ErrorText } from '../results/ErrorText';
import * as texts from '../../texts/en/stepThrough';
import { CodeChanged } from './CodeChanged';
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
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  const test = request.test === undefined ? undefined : state.result?.tests[request.test];

  // Once there are steps, the arrow keys should work right away.
  useEffect(() => {
    const slider = panel.current?.querySelector<HTMLElement>('input[type="range"]:enabled');
    (slider ?? panel.current)?.focus();
  }, [state.recorded, state.isRecording]);

  return (
    <Panel
      ref={panel}
      aria-labelledby={titleId}
      aria-busy={state.isRecording}
      tabIndex={-1}
      className="screen-only"
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="subtitle1" component="p" id={titleId}>
          {test ? texts.stepThroughTest(test.name) : texts.stepThrough}
        </Typography>
        <IconButton aria-label={texts.close} edge="end" onClick={onClose}>
          <CloseRounded />
        </IconButton>
      </Box>
      {code === request.code ? null : <CodeChanged onAgain={onAgain} />}
      {state.recorded ? (
        <StepsView
          key={state.recorded.range?.join() ?? 'all'}
          request={request}
          recorded={state.recorded}
          lines={lines}
          onRecord={record}
        />
      ) : (
        <Typography role="status">{messageOf(state)}</Typography>
      )}
      {!state.recorded && state.result?.error ? <ErrorText error={state.result.error} /> : null}
    </Panel>
  );
}

function messageOf({ isRecording, result }: ReturnType<typeof useRecording>['state']): string {
  if (isRecording) return texts.recording;
  if (result === undefined || result.end === 'unavailable') return texts.unavailable;
  if (result.end === 'cancelled') return texts.cancelled;
  if (result.end === 'stopped') return outcomeText(result);
  return result.error ? texts.unreadable : texts.noSteps;
}

const Panel = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  padding: '8px 16px 20px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  '&:focus': { outline: 'none' },
}));
