import { useCallback, useEffect, useRef, useState } from 'react';
import type { RunResult } from '../../sandbox/protocol';
import { recordSteps, type Range, type Recorded } from './recordSteps';
import type { StepsRequest } from './useSteps';

export interface RecordingState {
  isRecording: boolean;
  /** The recorded run. Stays while another part of it is being recorded. */
  recorded?: Recorded;
  /** Result of the last run; undefined if it couldn't start. */
  result?: RunResult;
}

export interface Recording {
  state: RecordingState;
  /** Records a part of the run; the whole run without a range. */
  record: (range?: Range) => void;
}

/** Records the requested run. */
export function useRecording(request: StepsRequest): Recording {
  const [state, setState] = useState<RecordingState>({ isRecording: true });
  const latest = useRef(0);

  const record = useCallback(
    async (range?: Range) => {
      latest.current += 1;
      const run = latest.current;
      setState(({ recorded, result }) => ({
        isRecording: true,
        ...(recorded && result ? { recorded, result } : {}),
      }));
      const outcome = await recordSteps(request, range).catch(() => undefined);
      if (run !== latest.current) return;
      const steps = outcome && 'trace' in outcome ? { recorded: outcome } : {};
      setState({ isRecording: false, ...steps, ...(outcome ? { result: outcome.result } : {}) });
    },
    [request],
  );

  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- starts the run, whose result arrives later
    void record();
    return () => {
      latest.current += 1;
    };
  }, [record]);

  return { state, record: (range) => void record(range) };
}
