import { colors } from './colors';
import { lottieColor } from './lottieColor';

type Colors = Readonly<Record<keyof typeof colors, string>>;

/**
 * Replaces the poster's colors.
 *
 * @param poster - the SVG in its original colors
 * @param brand - the new colors
 * @returns the SVG in the new colors
 */
export function recolorPoster(poster: string, brand: Colors): string {
  const replacements = new Map(pairs(brand));
  return poster.replace(/#[0-9a-f]{6}\b/g, (hex) => replacements.get(hex) ?? hex);
}

/**
 * Replaces the animation's colors.
 *
 * @param animation - the Lottie JSON in its original colors
 * @param brand - the new colors
 * @returns the Lottie JSON in the new colors
 */
export function recolorAnimation(animation: string, brand: Colors): string {
  const replacements = new Map(
    pairs(brand).map(([from, to]) => [
      JSON.stringify(lottieColor(from)),
      JSON.stringify(lottieColor(to)),
    ]),
  );
  return animation.replace(
    /("c":\{"a":0,"k":)(\[[^\]]*\])/g,
    (_match, key: string, color: string) => key + (replacements.get(color) ?? color),
  );
}

function pairs(brand: Colors): [from: string, to: string][] {
  return Object.entries(colors).map(([name, from]) => [from, brand[name as keyof Colors]]);
}
