import type { OutputEntry, RunError } from '../../sandbox/protocol';
import type { PreviewEvent } from '../../sandbox/preview/protocol';

/** Entries that are kept: a page may print for as long as it is shown. */
const MAX_ENTRIES = 200;

/** What a page has told since it was drawn. */
export interface PreviewLog {
  output: OutputEntry[];
  /** There was more output than is kept. */
  cut: boolean;
  error?: RunError;
  /** What a preview does not do, each said once. */
  notices: string[];
}

export const EMPTY_LOG: PreviewLog = { output: [], cut: false, notices: [] };

/** Adds an event to what was told before. */
export function addEvent(log: PreviewLog, event: PreviewEvent): PreviewLog {
  switch (event.kind) {
    case 'started':
      return EMPTY_LOG;
    case 'output': {
      const { level, text } = event;
      return log.output.length < MAX_ENTRIES
        ? { ...log, output: [...log.output, { level, text }] }
        : { ...log, cut: true };
    }
    case 'error':
      return log.error ? log : { ...log, error: event.error };
    case 'notice':
      return log.notices.includes(event.text)
        ? log
        : { ...log, notices: [...log.notices, event.text] };
  }
}
