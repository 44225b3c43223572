import { useEffect, type ReactNode } from 'react';
import type { RunResult } from '../../sandbox/protocol';
import * as texts from '../../texts/en/pythonRun';
import type { ExampleRunner } from '../run/ExampleRunner';
import { PythonNote } from './PythonNote';
import { usePythonState, type PythonState } from './pythonStore';
import { cancelPython, endPython, runPython } from './runPython';

interface PythonRunnerProps {
  /** Renders the example. */
  children: (runner: ExampleRunner) => ReactNode;
}

/** Runs an example in Python. Says how large Python is, and downloads it with the first run. */
export function PythonRunner({ children }: PythonRunnerProps) {
  const state = usePythonState();

  useEffect(() => endPython, []);

  return children({
    run: runPython,
    cancel: cancelPython,
    statusOf: (isRunning, result) =>
      isRunning ? runningText(state) : result && endText(state, result),
    Note: PythonNote,
  });
}

function runningText({ kind }: PythonState): string | undefined {
  if (kind === 'downloading') return texts.downloading;
  return kind === 'starting' ? texts.starting : undefined;
}

function endText(state: PythonState, { end }: RunResult): string | undefined {
  if (end === 'unavailable' && state.kind === 'failed') return texts[state.reason];
  return end === 'cancelled' && state.kind === 'canceled' ? texts.canceled : undefined;
}
