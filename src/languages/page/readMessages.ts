/** Validates messages between the page and the preview's frame. Neither side trusts the other. */
import { readFrameMessage } from '../../sandbox/sandboxMessages';
import { readTraceOptions } from '../../sandbox/traceMessages';
import {
  MAX_TURNS,
  type PreviewCommand,
  type PreviewFiles,
  type PreviewMessage,
  type Scheme,
} from './protocol';
import { fieldsOf, readList, readNumber } from './read';
import { readEvent } from './readEvent';
import { readTurn } from './readTurn';

const MAX_DEPTH = 100;

/** Validates a command sent to the frame. Returns undefined if it's malformed. */
export function readPreviewCommand(data: unknown): PreviewCommand | undefined {
  const { to, kind, id, files, scheme, checks, until, path, trace } = fieldsOf(data);
  if (to !== 'preview') {
    return undefined;
  }
  const read = readFiles(files);
  const options = readTraceOptions(trace);
  const recorded = options && { trace: options };
  switch (kind) {
    case 'show':
      return read && { to, kind, files: read, scheme: readScheme(scheme), ...recorded };
    case 'check':
      return read && typeof id === 'number' && typeof checks === 'string'
        ? {
            to,
            kind,
            id,
            files: read,
            checks,
            ...(typeof until === 'string' && { until }),
            ...recorded,
          }
        : undefined;
    case 'outline':
      return { to, kind, path: path === null ? null : readPath(path) };
    case 'ask':
      return { to, kind };
    default:
      return undefined;
  }
}

/** Validates a message from the frame. Returns undefined if it's malformed. */
export function readPreviewMessage(data: unknown): PreviewMessage | undefined {
  const { from, kind, protocol, id, event, result, turns } = fieldsOf(data);
  if (from !== 'preview') {
    return undefined;
  }
  switch (kind) {
    case 'ready':
      return typeof protocol === 'number' ? { from, kind, protocol } : undefined;
    case 'alive':
      return { from, kind };
    case 'event': {
      const read = readEvent(event);
      return read && { from, kind, event: read };
    }
    case 'result': {
      const read = readFrameMessage({ from: 'runner', kind, id, result });
      if (read?.kind !== 'result') return undefined;
      const readTurns = readList(turns, MAX_TURNS).flatMap((turn) => readTurn(turn) ?? []);
      return { from, kind, id: read.id, result: read.result, turns: readTurns };
    }
    default:
      return undefined;
  }
}

function readFiles(data: unknown): PreviewFiles | undefined {
  const { html, css, js } = fieldsOf(data);
  return typeof html === 'string' && typeof css === 'string' && typeof js === 'string'
    ? { html, css, js }
    : undefined;
}

function readScheme(data: unknown): Scheme {
  return data === 'dark' ? 'dark' : 'light';
}

function readPath(data: unknown): number[] {
  return readList(data, MAX_DEPTH).map(readNumber);
}
