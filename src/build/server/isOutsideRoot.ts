import { realpathSync } from 'node:fs';
import path from 'node:path';

/** Suffixes that a static host tries for an address, with and without compression. */
const ENDINGS = ['', '.html', '/index.html'].flatMap((ending) =>
  ['', '.br', '.gz'].map((compressed) => ending + compressed),
);

/**
 * Returns true if a request could reach a file outside the folder, through a symbolic link or `..` in its
 * path.
 *
 * @param dir - the served folder
 * @param pathname - path of the request, not decoded
 */
export function isOutsideRoot(dir: string, pathname: string): boolean {
  const root = realpathSync(dir) + path.sep;
  const address = path.join(dir, decode(pathname)).replace(/\/+$/, '');
  return ENDINGS.some((ending) => {
    const real = realPath(address + ending);
    return real !== null && !`${real}${path.sep}`.startsWith(root);
  });
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    // The encoding is malformed, so no file can match.
    return '';
  }
}

/** Returns a file's path without symbolic links, or `null` if the file doesn't exist. */
function realPath(file: string): string | null {
  try {
    return realpathSync(file);
  } catch {
    return null;
  }
}
