/** Validates fields of untrusted messages: checks their types and truncates long values. */
import { MAX_OUTPUT, type OutputEntry, type RunError } from '../../sandbox/protocol';

const MAX_TEXT = 4000;

/** Returns the fields of an object; an empty object for other values. */
export function fieldsOf(data: unknown): Record<string, unknown> {
  return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
}

/** Returns a string, truncated to `max` UTF-16 code units; undefined for other values. */
export function readText(data: unknown, max = MAX_TEXT): string | undefined {
  return typeof data === 'string' ? data.slice(0, max) : undefined;
}

/** Returns a positive integer; undefined for other values. */
export function readLine(data: unknown): number | undefined {
  return Number.isSafeInteger(data) && Number(data) > 0 ? Number(data) : undefined;
}

/** Returns a finite number; 0 for other values. */
export function readNumber(data: unknown): number {
  return typeof data === 'number' && Number.isFinite(data) ? data : 0;
}

/** Returns an array, truncated to `max` items; an empty array for other values. */
export function readList(data: unknown, max: number): unknown[] {
  return Array.isArray(data) ? data.slice(0, max) : [];
}

/** Returns an output. Returns undefined if it's malformed. */
export function readOutput(data: unknown): OutputEntry | undefined {
  const { level, text } = fieldsOf(data);
  const printed = readText(text, MAX_OUTPUT);
  return (level === 'log' || level === 'warn' || level === 'error') && printed !== undefined
    ? { level, text: printed }
    : undefined;
}

/** Returns an error. */
export function readError(data: unknown): RunError {
  const { name, message, plain, hint, line } = fieldsOf(data);
  return {
    name: readText(name) ?? 'Error',
    message: readText(message) ?? '',
    plain: readText(plain),
    hint: readText(hint),
    line: readLine(line),
  };
}
