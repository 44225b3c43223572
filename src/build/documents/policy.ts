import { createHash } from 'node:crypto';
import { TRUSTED_TYPES } from '../../site/trustedTypes';
import type { AllowedOrigin, OriginUse } from '../../brand/brandModel';
import type { EditorHosts } from '../editor/editorPolicy';

/** Returns the hash source of an inline script or style for a CSP (CSP Level 3, section 2.3.1). */
export function hashSource(text: string): string {
  return `'${integrityHash(text)}'`;
}

/** Returns the hash of a file for an `integrity` attribute (W3C Subresource Integrity). */
export function integrityHash(contents: string | Buffer): string {
  return `sha256-${createHash('sha256').update(contents).digest('base64')}`;
}

interface PolicySources {
  /** Source of the inline scripts. */
  scripts: readonly string[];
  /** CSS of the style elements. */
  styles: readonly string[];
  /** Unescaped values of the style attributes. */
  styleAttributes: readonly string[];
  /** Third-party hosts that the brand allows. */
  allowedOrigins?: readonly AllowedOrigin[];
  /** Hashes of other style elements that the brand allows. */
  allowedStyles?: readonly string[];
}

/** Contents of Emotion's style elements: empty, because Emotion inserts the rules through the CSSOM. */
const EMPTY_STYLE = '';

/**
 * Returns a page's Content Security Policy. Allows only the build's own inline code, by hash. Emotion needs no
 * permission, because it inserts rules through the CSSOM. Requires Trusted Types for HTML and script URLs.
 */
export function contentSecurityPolicy({
  scripts,
  styles,
  styleAttributes,
  allowedOrigins = [],
  allowedStyles = [],
}: PolicySources): string {
  const attributes = [...new Set(styleAttributes)].map(hashSource);
  const from = (use: OriginUse) => originsFor(use, allowedOrigins);
  const styleHashes = [
    ...[...styles, EMPTY_STYLE].map(hashSource),
    ...allowedStyles.map((hash) => `'${hash}'`),
  ];
  return [
    `default-src 'none'`,
    `script-src 'self' ${scripts.map(hashSource).join(' ')}${from('scripts')}`,
    `style-src 'self' ${styleHashes.join(' ')}`,
    // `unsafe-hashes` allows nothing on its own: it only makes the hashes apply to style attributes (CSP
    // Level 3, section 6.7.3.3).
    ...(attributes.length > 0 ? [`style-src-attr 'unsafe-hashes' ${attributes.join(' ')}`] : []),
    `img-src 'self' data:${from('images')}`,
    `font-src 'self'`,
    `connect-src 'self'${from('connect')}`,
    `frame-src 'self'${from('frames')}`,
    // Plays voice recordings of mock interviews, which never leave the device.
    `media-src 'self' blob:${from('media')}`,
    `worker-src 'self'`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'${from('forms')}`,
    // Third-party scripts don't use the site's Trusted Types policies and would break.
    ...(from('scripts')
      ? []
      : [
          `require-trusted-types-for 'script'`,
          `trusted-types ${Object.values(TRUSTED_TYPES).join(' ')}`,
        ]),
  ].join('; ');
}

/**
 * Returns the CSP that hosts send as a header with every response. This CSP leaves scripts and styles to the
 * CSP in each document, which has their hashes, and grants the permissions that frames with readers' code
 * need.
 *
 * @param allowedOrigins - third-party hosts that the brand allows
 * @param editor - hosts that the editor needs, if it's part of the site
 */
export function responsePolicy(
  allowedOrigins: readonly AllowedOrigin[] = [],
  editor?: EditorHosts,
): string {
  const from = (use: OriginUse) => originsFor(use, allowedOrigins);
  const forEditor = (...sources: readonly string[]) =>
    editor ? sources.map((source) => ` ${source}`).join('') : '';
  return [
    `img-src 'self' data:${from('images')}${forEditor('blob:', ...(editor?.images ?? []))}`,
    `font-src 'self' data:`,
    `connect-src 'self'${from('connect')}${forEditor('blob:', 'data:', ...(editor?.connect ?? []))}`,
    `frame-src 'self'${from('frames')}${forEditor('blob:')}`,
    `media-src 'self' data: blob:${from('media')}`,
    `worker-src 'self' blob:`,
    `manifest-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'${from('forms')}`,
    // Blocks other sites from embedding pages. Browsers ignore this directive in a meta element.
    `frame-ancestors 'self'`,
  ].join('; ');
}

/** CSP of the service worker: only requests to the site's host, and no other scripts. */
export const WORKER_POLICY = `default-src 'none'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'`;

/** CSP of files that aren't pages. Allows styles for SVG files, which are documents when opened directly. */
export const FILE_POLICY = `default-src 'none'; style-src 'unsafe-inline'; sandbox`;

function originsFor(use: OriginUse, allowedOrigins: readonly AllowedOrigin[]): string {
  return allowedOrigins
    .map(({ origin, for: uses }) => (uses.includes(use) ? ` ${origin}` : ''))
    .join('');
}
