import { realpathSync, statSync } from 'node:fs';
import path from 'node:path';

/** What a static host adds to an address to find its file. */
const ENDINGS = ['', '.html', '/index.html'];

/**
 * Returns the file that a static host serves for an address, or `undefined` if there's none in the folder.
 *
 * @param dir - the served folder
 * @param pathname - path of the address, not decoded
 * @returns path of the file, relative to the folder
 */
export function findFile(dir: string, pathname: string): string | undefined {
  const name = decode(pathname).replace(/\/+$/, '');
  return ENDINGS.map((ending) => name + ending).find((file) => isFileWithin(dir, file));
}

/** Returns true for a file in the folder, and false if it's only reached through `..` or a symbolic link. */
export function isFileWithin(dir: string, file: string): boolean {
  try {
    const real = realpathSync(path.join(dir, file));
    return real.startsWith(realpathSync(dir) + path.sep) && statSync(real).isFile();
  } catch {
    // The file doesn't exist, or no file can have this name.
    return false;
  }
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    // The encoding is malformed, so no file can match.
    return '\0';
  }
}
