import type { RunResult } from '../../sandbox/protocol';
import { outcomeText } from '../results/outcome';
import * as texts from '../../texts/en/stepThrough';

/**
 * Says why there are no steps.
 *
 * @param result - result of the run; undefined if it couldn't start
 */
export function recordingMessage(isRecording: boolean, result: RunResult | undefined): string {
  if (isRecording) return texts.recording;
  if (result === undefined || result.end === 'unavailable') return texts.unavailable;
  if (result.end === 'cancelled') return texts.cancelled;
  if (result.end === 'stopped') return outcomeText(result);
  return result.error ? texts.unreadable : texts.noSteps;
}
