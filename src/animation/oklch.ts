/**
 * A color in Oklch, which is perceptually uniform (CSS Color 4): lightness (0 to 1), chroma and hue
 * (radians).
 */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

/**
 * Converts a hex color to Oklch.
 *
 * @param hex - a color, `#rrggbb`
 */
export function toOklch(hex: string): Oklch {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((from) => parseInt(hex.slice(from, from + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  };
}

/**
 * Converts an Oklch color to `#rrggbb`. Reduces the chroma of colors outside the sRGB gamut, but keeps their
 * lightness and hue.
 */
export function toHex({ lightness, chroma, hue }: Oklch): string {
  const withChroma = (share: number) => toLinear({ lightness, chroma: chroma * share, hue });
  const isInGamut = (share: number) =>
    withChroma(share).every((value) => value > -1e-4 && value < 1 + 1e-4);
  let [low, high] = [0, 1];
  if (isInGamut(1)) low = 1;
  // 16 bisection steps find the chroma more precisely than 8-bit color channels can represent it.
  else
    for (let step = 0; step < 16; step += 1) {
      const middle = (low + high) / 2;
      if (isInGamut(middle)) low = middle;
      else high = middle;
    }
  const channels = withChroma(low)
    .map((value) => Math.min(1, Math.max(0, value)))
    .map((value) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055))
    .map((value) =>
      Math.round(value * 255)
        .toString(16)
        .padStart(2, '0'),
    );
  return `#${channels.join('')}`;
}

function toLinear({ lightness, chroma, hue }: Oklch): number[] {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}
