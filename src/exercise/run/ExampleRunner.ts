import type { ComponentType, RefObject } from 'react';
import type { RunResult } from '../../sandbox/protocol';

/** What the note below the run button knows about the example. */
export interface NoteProps {
  isRunning: boolean;
  /** Result of the last run, if any. */
  result: RunResult | undefined;
  onRun: () => void;
  /** The bar whose first button runs the example. */
  actions: RefObject<HTMLElement | null>;
}

/** Runs an example that isn't JavaScript when it runs. */
export interface ExampleRunner {
  /** Never rejects. */
  run: (code: string) => Promise<RunResult>;
  /** Cancels the current run, if any. */
  cancel: () => void;
  /** Returns the status next to the run button; undefined for the usual one. */
  statusOf: (isRunning: boolean, result: RunResult | undefined) => string | undefined;
  /** Below the run button. */
  Note: ComponentType<NoteProps>;
}
