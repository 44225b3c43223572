import type { PreviewFiles } from '../../sandbox/preview/protocol';

/** In the name of a property, of a media feature and of a `<meta>`: one of them is in every page that has a dark mode. */
const MODE = /color-scheme/i;

/**
 * @param files - of a page
 * @returns whether the color mode changes how it is drawn
 */
export function hasModes(files: Partial<PreviewFiles>): boolean {
  return Object.values(files).some((text) => MODE.test(text));
}
