import path from 'node:path';
import type { LoaderContext } from 'webpack';
import { prepareLogo } from '../logo';

/**
 * Webpack loader for the brand's logo.
 *
 * @param svg - contents of the SVG file
 * @returns source of a module whose default export is the SVG, prepared for use in pages
 */
export default function logo(this: LoaderContext<unknown>, svg: string): string {
  return `export default ${JSON.stringify(prepareLogo(svg, path.relative(this.rootContext, this.resourcePath)))};`;
}
