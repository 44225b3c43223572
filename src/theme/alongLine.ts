/** Styles that CSS has no logical form for. */
import type { CSSObject } from '@mui/material/styles';
import { DIRECTION } from '../texts/direction';

/** Style of an arrow that points forward: mirrors it in right-to-left languages. */
export const alongLine: CSSObject = DIRECTION === 'rtl' ? { scale: '-1 1' } : {};

/**
 * Hides the start of an element, which is its left edge in left-to-right languages.
 *
 * @param width - in px
 */
export function clippedAtStart(width: number): CSSObject {
  return {
    clipPath: DIRECTION === 'rtl' ? `inset(0 ${width}px 0 0)` : `inset(0 0 0 ${width}px)`,
  };
}
