import { LIMITS } from './progressModel';
import { isObject, isTime } from './readEntries';

export type ParseFailure =
  /** More characters than `LIMITS.text`. */
  | 'too-large'
  | 'not-json'
  /** JSON, but not made by this site. */
  | 'not-progress'
  /** Made by a later form of the site than this one. */
  | 'newer-version';

export type OwnData =
  { ok: true; data: Record<string, unknown> } | { ok: false; reason: ParseFailure };

/**
 * Reads JSON that may come from anywhere. Does not throw.
 *
 * @param text - what storage or a file held
 * @param kind - tells the site's own text from any other JSON
 * @param version - the latest form that can be read
 * @returns what it holds, of which nothing is known yet, or why it is none of this site's
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
