/** Parses colors and calculates contrast ratios as defined in WCAG 2.2. */
import type { Mirror } from '../elements/mirror';

export type Rgba = [red: number, green: number, blue: number, alpha: number];

/** The browser's default background for pages that support only dark mode. */
const DARK_CANVAS: Rgba = [18, 18, 18, 1];

let canvas: CanvasRenderingContext2D | null | undefined;

/**
 * Parses a CSS color in any notation.
 *
 * @returns red, green, and blue from 0 to 255 and alpha from 0 to 1; undefined if there's no canvas to
 *   parse it with
 */
export function readColor(text: string): Rgba | undefined {
  const plain = /^rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)$/.exec(text);
  if (plain) {
    const [, red, green, blue, alpha = '1'] = plain;
    return [Number(red), Number(green), Number(blue), Number(alpha)];
  }
  canvas ??= makeCanvas();
  if (!canvas) return undefined;
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = text;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha / 255];
}

function makeCanvas(): CanvasRenderingContext2D | null {
  const element = document.createElement('canvas');
  element.width = 1;
  element.height = 1;
  return element.getContext('2d', { willReadFrequently: true });
}

/** Returns the color behind an element's text; undefined if the background is an image or a gradient. */
export function backgroundOf(mirror: Mirror, element: Element): Rgba | undefined {
  const layers: Rgba[] = [];
  for (let node: Element | null = element; node !== null; node = node.parentElement) {
    if ((mirror.styleOf(node, 'background-image') ?? 'none') !== 'none') return undefined;
    const color = readColor(mirror.styleOf(node, 'background-color') ?? '');
    if (color === undefined) return undefined;
    layers.push(color);
    if (color[3] === 1) break;
  }
  const scheme = mirror.styleOf(mirror.root, 'color-scheme') ?? '';
  const isDark = scheme.includes('dark') && !scheme.includes('light');
  const page: Rgba = isDark ? DARK_CANVAS : [255, 255, 255, 1];
  return layers.reduceRight((below, above) => blend(above, below), page);
}

/** Returns the result of drawing a color over an opaque one. */
export function blend([red, green, blue, alpha]: Rgba, below: Rgba): Rgba {
  const mix = (above: number, under: number) => above * alpha + under * (1 - alpha);
  return [mix(red, below[0]), mix(green, below[1]), mix(blue, below[2]), 1];
}

/** Returns the contrast ratio of two opaque colors, from 1 to 21. */
export function contrast(a: Rgba, b: Rgba): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((one, other) => other - one);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function luminance([red, green, blue]: Rgba): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
