import type { Site } from '../documents/document';
import { hasOwnColors, placedLogo } from '../logo';

type IconColors = Pick<Site['colors']['light'], 'primary' | 'onPrimary' | 'surface'>;

/**
 * Width of the logo relative to the icon. For maskable icons, it fits within the safe zone (W3C Manifest,
 * 80%).
 */
const MARK_SHARE = { icon: 0.66, maskable: 0.52 };

interface IconShape {
  logo: Site['logo'];
  colors: IconColors;
  kind: keyof typeof MARK_SHARE;
}

/**
 * Draws an icon: the brand's logo on a background. A multicolor logo gets the surface color as its
 * background, as in the header; a single-color logo gets the primary color.
 *
 * @returns an SVG document, 512 × 512
 */
export function iconSvg({ logo, colors, kind }: IconShape): string {
  const size = 512;
  const mark = size * MARK_SHARE[kind];
  const offset = (size - mark) / 2;
  const corner = kind === 'maskable' ? 0 : 112;
  const [plate, ink] = hasOwnColors(logo)
    ? [colors.surface, colors.primary]
    : [colors.primary, colors.onPrimary];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">` +
    `<rect width="${size}" height="${size}" rx="${corner}" fill="${plate}"/>` +
    `${placedLogo(logo, { offset, size: mark }, ink)}</svg>`
  );
}
