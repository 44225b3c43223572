import type { LoaderContext } from 'webpack';
import { brandColors } from '../../animation/brandColors';
import { recolorAnimation, recolorPoster } from '../../animation/recolor';
import type * as Tokens from '../../school/tokens';
import { importFresh } from '../importFresh';

/**
 * Webpack loader that recolors the home page's animation and its poster image with the brand's tokens.
 *
 * @param text - contents of the source file
 * @returns the recolored file
 */
export default async function recolor(
  this: LoaderContext<{ tokensFile: string }>,
  text: string,
): Promise<string> {
  const { tokensFile } = this.getOptions();
  this.addDependency(tokensFile);
  const colors = brandColors(await importFresh<typeof Tokens>(tokensFile));
  return this.resourcePath.endsWith('.json')
    ? recolorAnimation(text, colors)
    : recolorPoster(text, colors);
}
