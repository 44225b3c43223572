import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { CodeLine } from '../../../content/lesson';
import { MAX_SAME_TURNS } from '../../../languages/page/protocol';
import * as texts from '../../../texts/en/pageSteps';
import * as stepTexts from '../../../texts/en/stepThrough';
import { CodeChanged } from '../../trace/CodeChanged';
import { PanelFrame } from '../../trace/PanelFrame';
import { recordingMessage } from '../../trace/recordingMessage';
import { StepsView } from '../../trace/StepsView';
import type { StepsRequest } from '../../trace/useSteps';
import type { PagePreview } from '../preview/usePagePreview';
import { TurnList } from './TurnList';
import { usePageRecording, type PageRecording } from './usePageRecording';

interface PageStepThroughProps {
  request: StepsRequest;
  preview: PagePreview;
  /** True if the script isn't the requested one anymore. */
  isChanged: boolean;
  /** Syntax-highlighted lines of the requested script, if available. */
  lines: readonly CodeLine[] | undefined;
  onAgain: () => void;
  onClose: () => void;
}

/** Panel below a page in which the reader steps through what its script does. */
export function PageStepThrough({
  request,
  preview,
  isChanged,
  lines,
  onAgain,
  onClose,
}: PageStepThroughProps) {
  const recording = usePageRecording(request, preview);
  const [selected, setSelected] = useState<number>();
  const { turns, result } = recording;
  const isCheck = request.test !== undefined;
  const test = request.test === undefined ? undefined : result?.tests[request.test];
  // A check most likely fails because of what the page did last.
  const turn = turns.find(({ id }) => id === selected) ?? (isCheck ? turns.at(-1) : turns[0]);

  return (
    <PanelFrame
      title={test ? stepTexts.stepThroughTest(test.name) : stepTexts.stepThrough}
      isBusy={recording.isRecording}
      focusKey={turn !== undefined}
      onClose={onClose}
    >
      {isChanged || recording.hasEnded ? <CodeChanged onAgain={onAgain} /> : null}
      {turn ? (
        <>
          <TurnList turns={turns} selected={turn.id} onSelect={setSelected} />
          <Typography variant="body2" sx={{ '&:empty': { display: 'none' } }}>
            {noteOf(recording, isCheck)}
          </Typography>
          <StepsView key={turn.id} code={request.code} recorded={turn.recorded} lines={lines} />
        </>
      ) : (
        <Typography role="status">{messageOf(recording, isCheck)}</Typography>
      )}
    </PanelFrame>
  );
}

/** Says what's in the list, and what isn't. */
function noteOf({ turns, hasEnded }: PageRecording, isCheck: boolean): string | null {
  const counts = new Map<string, number>();
  for (const { name } of turns) counts.set(name, (counts.get(name) ?? 0) + 1);
  if (Math.max(...counts.values()) >= MAX_SAME_TURNS) return texts.limited(MAX_SAME_TURNS);
  return isCheck || hasEnded ? null : texts.usePage;
}

/** Says why there are no steps. */
function messageOf(recording: PageRecording, isCheck: boolean): string {
  const { isRecording, isReadable, result } = recording;
  if (!isReadable) return stepTexts.unreadable;
  if (isRecording) return stepTexts.recording;
  if (!isCheck) return texts.nothingYet;
  return result?.end === 'finished' ? texts.nothingInCheck : recordingMessage(false, result);
}
