import type { CSSObject } from '@mui/material/styles';

/** Minimum size of a touch target, in px (WCAG 2.2, 2.5.5). */
const SIDE = 44;

/** Matches touch screens and phone-sized viewports. */
export const TOUCH = '@media (pointer: coarse), (max-width: 599.95px)';

/** Touch target that takes up its full size in the layout, for stacked targets. */
export const touchRow: CSSObject = {
  [TOUCH]: { display: 'inline-flex', alignItems: 'center', minWidth: SIDE, minHeight: SIDE },
};

/**
 * Touch target that extends beyond its text without affecting the layout, for targets that have no others
 * directly above or below.
 */
export const touchReach: CSSObject = {
  [TOUCH]: {
    position: 'relative',
    '&::after': {
      content: '""',
      position: 'absolute',
      // As large as the link, or centered on it if it's smaller.
      inset: `min(0px, 50% - ${SIDE / 2}px)`,
    },
  },
};
