import type { PreviewFiles } from '../../languages/page/protocol';

/**
 * Matches the `color-scheme` property, the `prefers-color-scheme` media feature, and the `<meta>`
 * name. A dark mode needs one of them.
 */
const MODE = /color-scheme/i;

/**
 * @param files - a page's files
 * @returns true if the page seems to support a dark mode
 */
export function hasModes(files: Partial<PreviewFiles>): boolean {
  return Object.values(files).some((text) => MODE.test(text));
}
