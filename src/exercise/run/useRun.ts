import { useEffect, useRef, useState } from 'react';
import { emptyResult, type RunResult } from '../../sandbox/protocol';
import { errorLineOf } from './errorLine';
import { cancelRun, runCode } from './runCode';

export interface Run {
  running: boolean;
  /** How the last run ended; absent before the first and after `clear`. */
  result?: RunResult;
  /**
   * The line to mark in a text.
   *
   * @param text - marked only if it is the one that ran
   */
  errorLineIn: (text: string) => number | undefined;
  /** Runs code; the one that is still going, here or elsewhere on the page, is cancelled. Never rejects. */
  start: (code: string, tests?: string) => Promise<RunResult>;
  /** Forgets the result. */
  clear: () => void;
}

interface RunState extends Pick<Run, 'running' | 'result'> {
  /** What gave the result. */
  code?: string;
}

/** Runs code and keeps what came of it. Leaving the page ends the run. */
export function useRun(): Run {
  const [state, setState] = useState<RunState>({ running: false });
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
      setState({ running: false, result, code });
    }
    return result;
  }

  function clear() {
    setState((before) => (before.running ? before : { running: false }));
  }

  function errorLineIn(text: string) {
    const { running, result, code } = state;
    return !running && result && code === text ? errorLineOf(result) : undefined;
  }

  return { running: state.running, result: state.result, errorLineIn, start, clear };
}
