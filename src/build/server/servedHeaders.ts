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

/** A file of `assets/` whose name holds its content. */
const HASHED_FILE = /\/assets\/.+\.[0-9a-f]{6}\.\w+$/;

type Rules = readonly Omit<HeaderRule, 'notes'>[];

/**
 * @param rules - as the host has them
 * @param pathname - the path of an address
 * @returns its headers over plain HTTP: what is heeded with HTTPS alone is left out
 */
export function plainHeaders(rules: Rules, pathname: string): Record<string, string> {
  const headers = headersOf(rules, pathname);
  delete headers['Strict-Transport-Security'];
  return headers;
}

/**
 * @param dir - folder of a built site
 * @param basePath - the path it was built for
 * @returns gives the headers of an answer as a host with the site's own `_headers` does; any address outside of the site has
 *   those of its unknown addresses
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
