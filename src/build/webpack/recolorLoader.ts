import type { LoaderContext } from 'webpack';
import { brandColors } from '../../animation/brandColors';
import { recolorAnimation, recolorPoster } from '../../animation/recolor';
import type * as Tokens from '../../theme/tokens';
import { importFresh } from '../importFresh';

/**
 * Webpack loader for the animation and its poster: gives them the colors of the brand's tokens.
 *
 * @param text - the committed file
 * @returns the same drawing, recolored
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
