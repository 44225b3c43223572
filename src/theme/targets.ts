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
      // The touch target is centered on its link, so that a narrow link at the edge of a phone doesn't widen
      // the page.
      top: '50%',
      left: '50%',
      width: '100%',
      minWidth: SIDE,
      minHeight: `max(${SIDE}px, 100%)`,
      translate: '-50% -50%',
    },
  },
};
