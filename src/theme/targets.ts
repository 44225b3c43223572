import type { CSSObject } from '@mui/material/styles';

/** Minimum size of a touch target, px (WCAG 2.2, 2.5.5). */
const SIDE = 44;

/** Touch screens of any width, and every phone. */
export const TOUCH = '@media (pointer: coarse), (max-width: 599.95px)';

/** A touch target that takes its full size in the layout: one of several in a column. */
export const touchRow: CSSObject = {
  [TOUCH]: { display: 'inline-flex', alignItems: 'center', minWidth: SIDE, minHeight: SIDE },
};

/** A touch target that extends beyond its text without taking room: one with nothing to press above or below. */
export const touchReach: CSSObject = {
  [TOUCH]: {
    position: 'relative',
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      top: '50%',
      minWidth: SIDE,
      minHeight: `max(${SIDE}px, 100%)`,
      translate: '0 -50%',
    },
  },
};
