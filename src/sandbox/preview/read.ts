/** Reads fields of messages that cannot be trusted: each is checked for its kind and cut to size. */
const MAX_TEXT = 4000;

/** The fields of an object; none of anything else. */
export function fieldsOf(data: unknown): Record<string, unknown> {
  return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
}

/** A text, cut to size. */
export function readText(data: unknown, max = MAX_TEXT): string | undefined {
  return typeof data === 'string' ? data.slice(0, max) : undefined;
}

/** A whole number above zero. */
export function readLine(data: unknown): number | undefined {
  return Number.isSafeInteger(data) && Number(data) > 0 ? Number(data) : undefined;
}

/** A number, or zero. */
export function readNumber(data: unknown): number {
  return typeof data === 'number' && Number.isFinite(data) ? data : 0;
}

/** A list, cut to size. */
export function readList(data: unknown, max: number): unknown[] {
  return Array.isArray(data) ? data.slice(0, max) : [];
}
