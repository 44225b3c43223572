import path from 'node:path';
import type { LoaderContext } from 'webpack';
import { prepareLogo } from '../logo';

/**
 * Webpack loader for the brand's logo.
 *
 * @param svg - the file's text
 * @returns a module whose default export is the drawing, ready to be shown in a page
 */
export default function logo(this: LoaderContext<unknown>, svg: string): string {
  return `export default ${JSON.stringify(prepareLogo(svg, path.relative(this.rootContext, this.resourcePath)))};`;
}
