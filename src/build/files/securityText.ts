import type { Brand } from '../../brand/brandModel';
import type { BuildSettings } from '../settings';

/**
 * Returns the contents of `security.txt` (RFC 9116), which tells security researchers how to report
 * vulnerabilities. It expires a year after the build date, so the site must be rebuilt at least once a year.
 *
 * @param brand - the brand, including its security contact
 * @param settings - build settings, including the build date and the site's address
 * @returns the text; `undefined` without a contact, or under a base path, because the file is only valid at a
 *   host's root
 */
export function securityText(
  { securityContact }: Brand,
  { basePath, buildDate, siteRoot }: Pick<BuildSettings, 'basePath' | 'buildDate' | 'siteRoot'>,
): string | undefined {
  if (!securityContact || basePath !== '/') return undefined;
  const expires = new Date(buildDate);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  const lines = [
    `Contact: ${securityContact}`,
    `Expires: ${expires.toISOString().replace(/\.\d+Z$/, 'Z')}`,
    'Preferred-Languages: en',
    // `Canonical` must be an HTTPS URL.
    ...(siteRoot.startsWith('https:') ? [`Canonical: ${siteRoot}/.well-known/security.txt`] : []),
  ];
  return `${lines.join('\n')}\n`;
}
