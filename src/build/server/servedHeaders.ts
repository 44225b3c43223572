import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  HASHED_CACHE,
  headerRules,
  headersOf,
  parseHeadersFile,
  REVALIDATE_CACHE,
  type HeaderRule,
} from '../files/hostFiles';

/** Matches a file in `assets/` with a content hash in its name. */
const HASHED_FILE = /\/assets\/.+\.[0-9a-f]{6}\.\w+$/;

type Rules = readonly Omit<HeaderRule, 'notes'>[];

/**
 * Returns the headers for an address served over plain HTTP, without Strict-Transport-Security, which needs
 * HTTPS.
 *
 * @param rules - the site's header rules
 * @param pathname - path of the address
 */
export function plainHeaders(rules: Rules, pathname: string): Record<string, string> {
  const headers = headersOf(rules, pathname);
  delete headers['Strict-Transport-Security'];
  return headers;
}

/**
 * Reads the `_headers` file of a built site.
 *
 * @param dir - folder of the site
 * @param basePath - base path the site was built for
 * @returns a function that returns a response's headers, as a host with this `_headers` file would; addresses
 * outside the base path get the headers for unknown pages
 */
export function servedHeaders(
  dir: string,
  basePath: string,
): (pathname: string, isFile: boolean) => Record<string, string> {
  const file = path.join(dir, '_headers');
  const rules: Rules = existsSync(file)
    ? parseHeadersFile(readFileSync(file, 'utf8'))
    : headerRules({ basePath });
  return (pathname, isFile) => ({
    ...plainHeaders(rules, pathname.startsWith(basePath) ? pathname : basePath),
    'Cache-Control': isFile && HASHED_FILE.test(pathname) ? HASHED_CACHE : REVALIDATE_CACHE,
  });
}
