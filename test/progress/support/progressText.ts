import { progressData, readProgress, readProgressText } from '../../../src/progress/progressCodec';
import type { Progress } from '../../../src/progress/progressModel';

export function serializeProgress(progress: Progress, indent = 0): string {
  return JSON.stringify(progressData(progress), null, indent);
}

export function parseProgress(text: string) {
  const own = readProgressText(text);
  return own.ok ? { ok: true as const, ...readProgress(own.data) } : own;
}
