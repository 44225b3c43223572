import type { z } from 'zod';

/**
 * @param kinds - the known kinds, such as 'mail, link and form'
 * @returns a Zod error function for an entry whose `kind` isn't one of them
 */
export function unknownKind(kinds: string) {
  return ({ code, input }: z.core.$ZodRawIssue): string | undefined => {
    if (code !== 'invalid_union') return undefined;
    const kind = JSON.stringify((input as { kind?: unknown } | null)?.kind);
    return `must be one of ${kinds}, not ${kind ?? 'missing'}`;
  };
}
