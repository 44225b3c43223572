import { LIMITS } from './progressModel';
import { isObject, isTime } from './readEntries';

export type ParseFailure =
  /** The text is longer than `LIMITS.text`. */
  | 'too-large'
  | 'not-json'
  /** Valid JSON, but not from this site. */
  | 'not-progress'
  /** Written by a newer version of the site. */
  | 'newer-version';

export type OwnData =
  { ok: true; data: Record<string, unknown> } | { ok: false; reason: ParseFailure };

/**
 * Parses untrusted JSON and checks that this site wrote it. Doesn't throw.
 *
 * @param text - contents of a file
 * @param kind - required value of the `kind` field
 * @param version - latest supported version
 * @returns the unvalidated data, or the reason it was rejected
 */
export function readOwnText(text: string, kind: string, version: number): OwnData {
  if (text.length > LIMITS.text) return { ok: false, reason: 'too-large' };
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { ok: false, reason: 'not-json' };
  }
  if (!isObject(data) || data.kind !== kind || !isTime(data.version)) {
    return { ok: false, reason: 'not-progress' };
  }
  return data.version > version ? { ok: false, reason: 'newer-version' } : { ok: true, data };
}
