import { useEffect, useRef, useState } from 'react';
import { emptyResult, type RunResult } from '../../sandbox/protocol';
import { cancelRun, runCode } from './runCode';

export interface Run {
  running: boolean;
  /** How the last run ended; absent before the first and after `clear`. */
  result?: RunResult;
  /** Runs code; the one that is still going, here or elsewhere on the page, is cancelled. Never rejects. */
  start: (code: string, tests?: string) => Promise<RunResult>;
  /** Forgets the result. */
  clear: () => void;
}

/** Runs code and keeps what came of it. Leaving the page ends the run. */
export function useRun(): Run {
  const [state, setState] = useState<{ running: boolean; result?: RunResult }>({ running: false });
  const latest = useRef(0);
  const running = useRef(false);

  useEffect(
    () => () => {
      if (running.current) cancelRun();
    },
    [],
  );

  async function start(code: string, tests?: string): Promise<RunResult> {
    latest.current += 1;
    const number = latest.current;
    running.current = true;
    // The last result stays until the next one is there, so that nothing jumps.
    setState(({ result }) => ({ running: true, result }));
    const result = await runCode(code, tests).catch(() => emptyResult('unavailable'));
    if (number === latest.current) {
      running.current = false;
      setState({ running: false, result });
    }
    return result;
  }

  function clear() {
    setState((before) => (before.running ? before : { running: false }));
  }

  return { ...state, start, clear };
}
