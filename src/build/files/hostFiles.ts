import { frameRule } from '../documents/policy';
import type { BuildSettings } from '../settings';

/** Names with a content hash never change, so they may be kept for a year (RFC 9111, RFC 8246). */
export const HASHED_CACHE = 'public, max-age=31536000, immutable';

/** Everything else is asked for anew each time; an unchanged file then costs an answer without a body. */
export const REVALIDATE_CACHE = 'public, no-cache';

/**
 * Security headers that a document cannot give itself. The rest of the policy is in each document, with its hashes.
 */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': frameRule,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/**
 * @param settings - the base path
 * @returns the `_headers` file that Netlify and Cloudflare Pages read
 */
export function headersFile({ basePath }: BuildSettings): string {
  const block = (path: string, headers: Record<string, string>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return `${[
    block(`${basePath}*`, { ...SECURITY_HEADERS }),
    block(`${basePath}assets/*`, { 'Cache-Control': HASHED_CACHE }),
  ].join('\n\n')}\n`;
}
