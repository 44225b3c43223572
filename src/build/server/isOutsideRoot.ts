import { realpathSync } from 'node:fs';
import path from 'node:path';

/** What a static host tries for an address, and what may lie beside it. */
const ENDINGS = ['', '.html', '/index.html'].flatMap((ending) =>
  ['', '.br', '.gz'].map((compressed) => ending + compressed),
);

/**
 * @param dir - the folder that is served
 * @param pathname - the path of an address within it, as it was asked for
 * @returns whether a file that could answer is outside the folder: through a symbolic link, or by the path itself
 */
export function isOutsideRoot(dir: string, pathname: string): boolean {
  const inside = realpathSync(dir) + path.sep;
  const address = path.join(dir, decode(pathname)).replace(/\/+$/, '');
  return ENDINGS.some((ending) => {
    const real = realPath(address + ending);
    return real !== null && !`${real}${path.sep}`.startsWith(inside);
  });
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    // No file has such an address.
    return '';
  }
}

/** Null where there is nothing. */
function realPath(file: string): string | null {
  try {
    return realpathSync(file);
  } catch {
    return null;
  }
}
