import { useEffect, useRef, useState } from 'react';
import { emptyResult, type RunResult } from '../../sandbox/protocol';
import { errorLineOf } from './errorLine';
import { cancelRun, runCode } from './runCode';

export interface Run {
  running: boolean;
  /** Result of the last run; undefined before the first run and after `clear`. */
  result?: RunResult;
  /** Returns the line to mark as an error, 1-based; undefined if `text` isn't the code that ran. */
  errorLineIn: (text: string) => number | undefined;
  /** Runs code, and cancels any other run on the page. Never rejects. */
  start: (code: string, tests?: string) => Promise<RunResult>;
  /** Clears the result; a no-op during a run. */
  clear: () => void;
}

interface RunState extends Pick<Run, 'running' | 'result'> {
  /** Code that produced the result. */
  code?: string;
}

/**
 * Runs code and stores the result. Cancels the run on unmount.
 *
 * @param run - runs the code, with the tests if there are any
 * @param cancel - cancels the current run; doesn't change
 */
export function useRun(
  run: (code: string, tests?: string) => Promise<RunResult> = runCode,
  cancel = cancelRun,
): Run {
  const [state, setState] = useState<RunState>({ running: false });
  const latestRun = useRef(0);
  const running = useRef(false);

  useEffect(
    () => () => {
      if (running.current) cancel();
    },
    [cancel],
  );

  async function start(code: string, tests?: string): Promise<RunResult> {
    latestRun.current += 1;
    const runId = latestRun.current;
    running.current = true;
    // Keeps the last result until the next one arrives, to avoid a layout shift.
    setState(({ result }) => ({ running: true, result }));
    const result = await run(code, tests).catch(() => emptyResult('unavailable'));
    if (runId === latestRun.current) {
      running.current = false;
      setState({ running: false, result, code });
    }
    return result;
  }

  function clear() {
    setState((current) => (current.running ? current : { running: false }));
  }

  function errorLineIn(text: string) {
    const { running, result, code } = state;
    return !running && result && code === text ? errorLineOf(result) : undefined;
  }

  return { running: state.running, result: state.result, errorLineIn, start, clear };
}
