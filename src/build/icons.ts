import { Resvg } from '@resvg/resvg-js';
import pngToIco from 'png-to-ico';
import type { Site } from './document';

type IconColors = Pick<Site['colors']['light'], 'primary' | 'onPrimary'>;

/** Share of an icon's width that the mark takes; a maskable icon keeps it within the safe zone (W3C Manifest, 80 %). */
const MARK_SHARE = { icon: 0.66, maskable: 0.52 };

interface IconShape {
  logo: Site['logo'];
  colors: IconColors;
  kind: keyof typeof MARK_SHARE;
}

/**
 * Draws the brand's mark on a plate of the primary colour.
 *
 * @returns an SVG document of 512 by 512
 */
export function iconSvg({ logo, colors, kind }: IconShape): string {
  const size = 512;
  const mark = size * MARK_SHARE[kind];
  const offset = (size - mark) / 2;
  const corner = kind === 'maskable' ? 0 : 112;
  const strokes = logo.strokes.map((stroke) => `<path d="${stroke}"/>`).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">` +
    `<rect width="${size}" height="${size}" rx="${corner}" fill="${colors.primary}"/>` +
    `<svg x="${offset}" y="${offset}" width="${mark}" height="${mark}" viewBox="${logo.viewBox}" fill="none" ` +
    `stroke="${colors.onPrimary}" stroke-width="${logo.strokeWidth}" stroke-linecap="round" stroke-linejoin="round">${strokes}</svg></svg>`
  );
}

/** Makes a file's contents when they are wanted. */
export type FileMaker = () => string | Buffer | Promise<string | Buffer>;

/**
 * Makes every icon the documents and the manifest name.
 *
 * @param site - logo and colours
 * @returns what makes them, by their path within the site
 */
export function icons({ logo, colors }: Site): Map<string, FileMaker> {
  const plain = iconSvg({ logo, colors: colors.light, kind: 'icon' });
  const maskable = iconSvg({ logo, colors: colors.light, kind: 'maskable' });
  return new Map<string, FileMaker>([
    ['icons/icon.svg', () => plain],
    ['icons/icon-192.png', () => png(plain, 192)],
    ['icons/icon-512.png', () => png(plain, 512)],
    ['icons/maskable-512.png', () => png(maskable, 512)],
    // iOS rounds the corners itself.
    ['icons/icon-180.png', () => png(maskable, 180)],
    ['favicon.ico', () => pngToIco([png(plain, 16), png(plain, 32), png(plain, 48)])],
  ]);
}

function png(svg: string, width: number): Buffer {
  return new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();
}
