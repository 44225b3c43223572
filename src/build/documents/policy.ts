import { createHash } from 'node:crypto';
import { TRUSTED_TYPES } from '../../site/trustedTypes';
import type { AllowedOrigin, OriginUse } from '../../brand/brandModel';

/**
 * @param text - the contents of an inline element
 * @returns its source expression for a Content Security Policy (CSP Level 3, section 2.3.1)
 */
export function hashSource(text: string): string {
  return `'${integrityHash(text)}'`;
}

/**
 * @param contents - of a file, or a text
 * @returns its hash as an element's `integrity` has it (W3C Subresource Integrity)
 */
export function integrityHash(contents: string | Buffer): string {
  return `sha256-${createHash('sha256').update(contents).digest('base64')}`;
}

interface PolicySources {
  /** Texts of the inline scripts. */
  scripts: readonly string[];
  /** Texts of the style elements. */
  styles: readonly string[];
  /** Values of the style attributes, as a browser reads them. */
  styleAttributes: readonly string[];
  /** Hosts that the brand allows beside the site's own. */
  allowedOrigins?: readonly AllowedOrigin[];
}

/** Emotion opens each of its style elements with an empty text; the rules follow through the CSSOM. */
const EMPTY_STYLE = '';

/**
 * Builds a page's Content Security Policy. Nothing inline is allowed but what the build wrote itself, each by its hash;
 * Emotion inserts its rules through the CSSOM, which needs no permission. Text becomes HTML or the address of a script
 * only through the site's own policies for Trusted Types, in browsers that have them.
 *
 * @param sources - what is inline in the page's document, and the brand's origins
 * @returns the value of the policy
 */
export function contentSecurityPolicy({
  scripts,
  styles,
  styleAttributes,
  allowedOrigins = [],
}: PolicySources): string {
  const attributes = [...new Set(styleAttributes)].map(hashSource);
  const from = (use: OriginUse) => originsFor(use, allowedOrigins);
  return [
    `default-src 'none'`,
    `script-src 'self' ${scripts.map(hashSource).join(' ')}${from('scripts')}`,
    `style-src 'self' ${[...styles, EMPTY_STYLE].map(hashSource).join(' ')}`,
    // Hashes count for attributes only with this word (CSP Level 3, section 6.7.3.3); it allows nothing by itself.
    ...(attributes.length > 0 ? [`style-src-attr 'unsafe-hashes' ${attributes.join(' ')}`] : []),
    `img-src 'self' data:${from('images')}`,
    `font-src 'self'`,
    `connect-src 'self'${from('connect')}`,
    `frame-src 'self'${from('frames')}`,
    // The site has none of its own.
    ...(from('media') ? [`media-src 'self'${from('media')}`] : []),
    `worker-src 'self'`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'${from('forms')}`,
    // A script of another host knows nothing of these policies, and does what it likes anyway.
    ...(from('scripts')
      ? []
      : [
          `require-trusted-types-for 'script'`,
          `trusted-types ${Object.values(TRUSTED_TYPES).join(' ')}`,
        ]),
  ].join('; ');
}

/**
 * Builds the policy that goes with every answer as a header. It is the same for all, so it leaves scripts and styles to the
 * policy in each document, with its hashes, and allows what the frames of readers' code need beside what pages need.
 *
 * @param allowedOrigins - hosts that the brand allows beside the site's own
 * @returns the value of the policy
 */
export function answerPolicy(allowedOrigins: readonly AllowedOrigin[] = []): string {
  const from = (use: OriginUse) => originsFor(use, allowedOrigins);
  return [
    `img-src 'self' data:${from('images')}`,
    `font-src 'self' data:`,
    `connect-src 'self'${from('connect')}`,
    `frame-src 'self'${from('frames')}`,
    `media-src 'self' data:${from('media')}`,
    `worker-src 'self' blob:`,
    `manifest-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'${from('forms')}`,
    // Who may show the site in a frame. Browsers take this from a header only.
    `frame-ancestors 'self'`,
  ].join('; ');
}

/** Of the service worker, which has no document to say it in: it asks its own host, and runs its one script. */
export const WORKER_POLICY = `default-src 'none'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'`;

/** Of files that are no pages. An SVG that is opened by itself is a document, which may have styles. */
export const FILE_POLICY = `default-src 'none'; style-src 'unsafe-inline'; sandbox`;

function originsFor(use: OriginUse, allowedOrigins: readonly AllowedOrigin[]): string {
  return allowedOrigins
    .map(({ origin, for: uses }) => (uses.includes(use) ? ` ${origin}` : ''))
    .join('');
}
