import type { OutputEntry, RunError } from '../../../sandbox/protocol';
import type { PreviewEvent } from '../../../sandbox/preview/protocol';

/** Maximum number of console entries, because a page can log for as long as it runs. */
const MAX_ENTRIES = 200;

/** Events from a page since it was last rendered. */
export interface PreviewLog {
  output: OutputEntry[];
  /** True if output was dropped because there was too much. */
  cut: boolean;
  error?: RunError;
  /** Notices about features that previews don't support, without duplicates. */
  notices: string[];
}

export const EMPTY_LOG: PreviewLog = { output: [], cut: false, notices: [] };

/** Returns the log with an event added. A `started` event clears the log. */
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
