import { useEffect, useEffectEvent, useState } from 'react';
import { instrumentScript } from '../../../languages/javascript/trace/instrument';
import type { PageTurn } from '../../../languages/page/protocol';
import type { RunResult } from '../../../sandbox/protocol';
import type { StepsRequest } from '../../trace/useSteps';
import type { PagePreview } from '../preview/usePagePreview';
import { withRecorded, type RecordedTurn } from './recordedTurns';

export interface PageRecording {
  isRecording: boolean;
  /** False if the script has a mistake that keeps it from running. */
  isReadable: boolean;
  /** What ran so far and has steps. */
  turns: readonly RecordedTurn[];
  /** Result of the check that was recorded. */
  result?: RunResult;
  /** True if the page that was recorded is no longer shown. */
  hasEnded: boolean;
}

/** Records what the page in the preview does, or what it does in a check. */
export function usePageRecording(request: StepsRequest, preview: PagePreview): PageRecording {
  const [program] = useState(() => instrumentScript(request.code));
  const [turns, setTurns] = useState<readonly RecordedTurn[]>([]);
  const [isRecording, setRecording] = useState(program !== undefined);
  const [result, setResult] = useState<RunResult>();
  const [hasEnded, setEnded] = useState(false);

  const start = useEffectEvent(() => {
    if (program === undefined) return undefined;
    const { code, key } = program;
    const add = (turn: PageTurn) => setTurns((before) => withRecorded(before, turn, program));
    const { tests, test } = request;
    if (tests === undefined || test === undefined) {
      return preview.record({
        trace: { code, key },
        onStart: () => {
          setTurns([]);
          setRecording(false);
        },
        onTurn: add,
        onEnd: () => {
          setRecording(false);
          setEnded(true);
        },
      });
    }
    let isCurrent = true;
    void preview.check(tests, { trace: { code, key, test } }).then((checked) => {
      if (!isCurrent) return;
      checked.turns.forEach(add);
      setResult(checked);
      setRecording(false);
    });
    return () => {
      isCurrent = false;
    };
  });

  useEffect(() => start(), []);

  return {
    isRecording,
    isReadable: program !== undefined,
    turns: turns.filter(({ recorded }) => recorded.steps.length > 0),
    ...(result ? { result } : {}),
    hasEnded,
  };
}
