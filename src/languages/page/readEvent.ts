import { MAX_OUTPUT } from '../../sandbox/protocol';
import type { PreviewEvent } from './protocol';
import { fieldsOf, readLine, readNumber, readText } from './read';

/** Validates an event from a document. Returns undefined if it's malformed. */
export function readEvent(data: unknown): PreviewEvent | undefined {
  const { kind, level, text, error, height } = fieldsOf(data);
  switch (kind) {
    case 'started':
      return { kind };
    case 'output': {
      const printed = readText(text, MAX_OUTPUT);
      return (level === 'log' || level === 'warn' || level === 'error') && printed !== undefined
        ? { kind, level, text: printed }
        : undefined;
    }
    case 'error': {
      const { name, message, plain, hint, line } = fieldsOf(error);
      return {
        kind,
        error: {
          name: readText(name) ?? 'Error',
          message: readText(message) ?? '',
          plain: readText(plain),
          hint: readText(hint),
          line: readLine(line),
        },
      };
    }
    case 'notice':
      return { kind, text: readText(text) ?? '' };
    case 'height':
      return { kind, height: readNumber(height) };
    default:
      return undefined;
  }
}
