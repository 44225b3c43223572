import type { LoaderContext } from 'webpack';
import type * as Tokens from '../../school/tokens';
import { fontFaces } from '../documents/fontFaces';
import { importFresh } from '../importFresh';

/**
 * Webpack loader for `theme/fonts.css`. Replaces it with the `@font-face` rules of the brand's typefaces.
 *
 * @returns the CSS; css-loader resolves its font files
 */
export default async function fonts(this: LoaderContext<{ tokensFile: string }>): Promise<string> {
  const { tokensFile } = this.getOptions();
  this.addDependency(tokensFile);
  const { typefaces } = await importFresh<typeof Tokens>(tokensFile);
  return fontFaces(typefaces);
}
