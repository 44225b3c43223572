import type { Brand } from '../../brand/brandModel';
import type { BuildSettings } from '../settings';

/**
 * Where whoever finds a weakness of the site may tell of it. It is valid for a year from the build's date, so a site that is
 * built once a year has one that is.
 *
 * @param brand - who reads what is written there
 * @param settings - the build's date and the site's address
 * @returns the text of `security.txt` (RFC 9116); none without a contact, or under a base path, since it is asked for at a
 *   host's root alone
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
    // HTTPS alone is allowed here.
    ...(siteRoot.startsWith('https:') ? [`Canonical: ${siteRoot}/.well-known/security.txt`] : []),
  ];
  return `${lines.join('\n')}\n`;
}
