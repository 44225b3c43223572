import type { PreviewEvent } from './protocol';
import { fieldsOf, readError, readNumber, readOutput, readText } from './read';
import { readTurn } from './readTurn';

/** Validates an event from a document. Returns undefined if it's malformed. */
export function readEvent(data: unknown): PreviewEvent | undefined {
  const { kind, text, error, turn, height } = fieldsOf(data);
  switch (kind) {
    case 'started':
      return { kind };
    case 'output': {
      const entry = readOutput(data);
      return entry && { kind, level: entry.level, text: entry.text };
    }
    case 'error':
      return { kind, error: readError(error) };
    case 'notice':
      return { kind, text: readText(text) ?? '' };
    case 'turn': {
      const read = readTurn(turn);
      return read && { kind, turn: read };
    }
    case 'height':
      return { kind, height: readNumber(height) };
    default:
      return undefined;
  }
}
