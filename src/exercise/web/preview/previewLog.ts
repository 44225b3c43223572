import type { OutputEntry, RunError } from '../../../sandbox/protocol';
import type { PreviewEvent } from '../../../languages/page/protocol';

/** Maximum number of console entries, because a page can log for as long as it runs. */
const MAX_ENTRIES = 200;

/** Maximum height of a preview, in px, so that the page and its code fit on a laptop screen. */
const MAX_HEIGHT = 560;

/** Events from a page since it was last rendered. */
export interface PreviewLog {
  output: OutputEntry[];
  /** True if output was dropped because there was too much. */
  cut: boolean;
  error?: RunError;
  /** Notices about features that previews don't support, without duplicates. */
  notices: string[];
  /** Height of the tallest version of the page so far, in px, up to the maximum. Previews don't shrink. */
  height: number;
}

export const EMPTY_LOG: PreviewLog = { output: [], cut: false, notices: [], height: 0 };

/** Returns the log with an event added. A `started` event clears the log, except for the height. */
export function addEvent(log: PreviewLog, event: PreviewEvent): PreviewLog {
  switch (event.kind) {
    case 'started':
      return { ...EMPTY_LOG, height: log.height };
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
    case 'turn':
      return log;
    case 'height':
      return { ...log, height: Math.max(log.height, Math.min(event.height, MAX_HEIGHT)) };
  }
}
