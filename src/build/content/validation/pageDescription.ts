import type { z } from 'zod';

/** Lengths of a page's description, in characters. Search engines fill a line at least, and cut longer ones off. */
const MIN = 60;
const MAX = 160;

/**
 * @param text - schema of a text
 * @returns the schema of a text that describes a page, also for search engines
 */
export function pageDescription(text: z.ZodString) {
  const error = ({ input }: { input?: unknown }) =>
    `has ${String(input).length} characters; write ${MIN} to ${MAX}, which search engines show`;
  return text.min(MIN, { error }).max(MAX, { error });
}
