/** Adds explanations to errors. Runs where the learner's code can't tamper with it. */
import { findEndlessLoop } from '../../javascript/friendlyErrors/runtimeErrors/loops';
import { plainWords } from '../../javascript/friendlyErrors/plainWords';
import type { RunError, RunResult } from '../../../sandbox/protocol';
import type { PreviewEvent } from '../protocol';

const STORAGE = /localStorage|sessionStorage|indexedDB|cookie/i;

/** Adds an explanation to an error event; returns other events unchanged. */
export function explainError(event: PreviewEvent, code: string): PreviewEvent {
  return event.kind === 'error' ? { ...event, error: withPlain(event.error, code) } : event;
}

/** Adds an explanation to a result's error, if any. */
export function explainResult(result: RunResult, code: string): RunResult {
  return result.error ? { ...result, error: withPlain(result.error, code) } : result;
}

function withPlain(error: RunError, code: string): RunError {
  const plain = error.name === 'Stopped' ? describeStopped(code) : plainWords(error, code);
  const hint = STORAGE.test(error.message) ? 'Previews have no storage.' : undefined;
  return { ...error, ...(plain && { plain }), ...(hint && { hint }) };
}

function describeStopped(code: string): string {
  return findEndlessLoop(code)?.plain ?? 'This loop never ends.';
}
