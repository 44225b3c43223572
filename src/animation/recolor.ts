import { colors } from './colors';
import { lottieColor } from './lottieColor';

type Colors = Readonly<Record<keyof typeof colors, string>>;

/**
 * @param poster - the committed poster
 * @param brand - a color for each one in the file
 * @returns the poster in those colors
 */
export function recolorPoster(poster: string, brand: Colors): string {
  const exchange = new Map(pairs(brand));
  return poster.replace(/#[0-9a-f]{6}\b/g, (hex) => exchange.get(hex) ?? hex);
}

/**
 * @param animation - the committed animation
 * @param brand - a color for each one in the file
 * @returns the animation in those colors
 */
export function recolorAnimation(animation: string, brand: Colors): string {
  const exchange = new Map(
    pairs(brand).map(([from, to]) => [
      JSON.stringify(lottieColor(from)),
      JSON.stringify(lottieColor(to)),
    ]),
  );
  return animation.replace(
    /("c":\{"a":0,"k":)(\[[^\]]*\])/g,
    (_all, key: string, color: string) => key + (exchange.get(color) ?? color),
  );
}

function pairs(brand: Colors): [from: string, to: string][] {
  return Object.entries(colors).map(([name, from]) => [from, brand[name as keyof Colors]]);
}
