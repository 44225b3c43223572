import { createHash } from 'node:crypto';
import type { AllowedOrigin, OriginUse } from '../../brand/brandModel';

/**
 * @param text - the contents of an inline element
 * @returns its source expression for a Content Security Policy (CSP Level 3, section 2.3.1)
 */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
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
 * Emotion inserts its rules through the CSSOM, which needs no permission.
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
  const from = (use: OriginUse) =>
    allowedOrigins
      .map(({ origin, for: uses }) => (uses.includes(use) ? ` ${origin}` : ''))
      .join('');
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
  ].join('; ');
}

/** Who may show the site in a frame: only the site itself. Browsers take this from a header only, not from a document. */
export const frameRule = `frame-ancestors 'self'`;
