import { Resvg } from '@resvg/resvg-js';
import pngToIco from 'png-to-ico';
import type { Site } from '../documents/document';
import { iconSvg } from './iconSvg';

/** Creates the contents of a file on demand. */
export type FileMaker = () => string | Buffer | Promise<string | Buffer>;

/** Returns functions that create the icons for documents and the web manifest, by path within the site. */
export function icons({ logo, colors }: Site): Map<string, FileMaker> {
  const plain = iconSvg({ logo, colors: colors.light, kind: 'icon' });
  const maskable = iconSvg({ logo, colors: colors.light, kind: 'maskable' });
  return new Map<string, FileMaker>([
    ['icons/icon.svg', () => plain],
    ['icons/icon-192.png', () => png(plain, 192)],
    ['icons/icon-512.png', () => png(plain, 512)],
    ['icons/maskable-512.png', () => png(maskable, 512)],
    // The home screen icon for iOS, which rounds the corners itself.
    ['icons/icon-180.png', () => png(maskable, 180)],
    ['favicon.ico', () => pngToIco([png(plain, 16), png(plain, 32), png(plain, 48)])],
  ]);
}

function png(svg: string, width: number): Buffer {
  return new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();
}
