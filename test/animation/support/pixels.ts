import { Resvg } from '@resvg/resvg-js';

/** Renders an SVG at the given width in px. Returns the RGBA bytes, row by row. */
export function pixels(
  svg: string,
  { width = 310, ground }: { width?: number; ground?: string } = {},
) {
  return new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
    ...(ground === undefined ? null : { background: ground }),
  }).render().pixels;
}

/** Returns the share of bytes (0 to 1) that differ by more than `tolerance`; 1 if the sizes differ. */
export function difference(one: Uint8Array, other: Uint8Array, tolerance = 12): number {
  if (one.length !== other.length) return 1;
  const differing = one.filter((byte, index) => Math.abs(byte - (other[index] ?? 0)) > tolerance);
  return differing.length / one.length;
}

/** Returns a picture's mean relative luminance as defined in WCAG 2.2, from 0 to 1. */
export function meanLuminance(picture: Uint8Array): number {
  let sum = 0;
  for (let at = 0; at < picture.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = [...picture.subarray(at, at + 3)].map(linear);
    sum += 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
  return sum / (picture.length / 4);
}

function linear(byte: number): number {
  const share = byte / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
