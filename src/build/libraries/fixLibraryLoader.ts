import type { LoaderContext } from 'webpack';
import { mismatch, type LibraryFix } from './LibraryFixesPlugin';

/**
 * Webpack loader that applies a fix to a file of a library.
 *
 * @param code - source of the file
 * @returns the fixed source
 * @throws if the file doesn't have each passage exactly once
 */
export default function fixLibrary(this: LoaderContext<LibraryFix>, code: string): string {
  const fix = this.getOptions();
  return fix.passages.reduce((source, [from, to]) => {
    const parts = source.split(from);
    if (parts.length === 2) return parts.join(to);
    throw new Error(mismatch(fix, `has ${parts.length - 1} times instead of once: ${from}`));
  }, code);
}
