import type { CoverLook } from './coverModel';

/** A cover's colors, as values or CSS variables. */
export interface CoverColors {
  primary: string;
  accent: string;
  surface: string;
  lineStrong: string;
}

/** Styles that all shapes share. */
export const COVER_BASE = {
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/**
 * @param colors - the cover's colors in one color mode
 * @returns the fill and stroke for each look
 */
export function coverLooks({
  primary,
  accent,
  surface,
  lineStrong,
}: CoverColors): Record<CoverLook, { fill?: string; stroke?: string; strokeWidth?: number }> {
  return {
    box: { fill: surface, stroke: primary, strokeWidth: 2.5 },
    full: { fill: primary },
    warm: { fill: accent },
    line: { stroke: primary, strokeWidth: 3 },
    thin: { stroke: lineStrong, strokeWidth: 1.5 },
    trend: { stroke: accent, strokeWidth: 6 },
    text: { stroke: lineStrong, strokeWidth: 6 },
    ink: { stroke: surface, strokeWidth: 6 },
    rim: { stroke: primary, strokeWidth: 26 },
    core: { stroke: surface, strokeWidth: 19 },
    dots: { stroke: primary, strokeWidth: 10 },
    mark: { stroke: accent, strokeWidth: 19 },
  };
}
