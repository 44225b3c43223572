import type { CSSObject } from '@mui/material/styles';

/** Side of the square that a finger hits without aiming, px (WCAG 2.2, 2.5.5). */
const SIDE = 44;

/** Where targets are for fingers: a touch screen of any width, and every phone. */
export const HANDS = '@media (pointer: coarse), (max-width: 599.95px)';

/** A target that makes room for fingers in the layout: one of several below one another. */
export const fingerLine: CSSObject = {
  [HANDS]: { display: 'inline-flex', alignItems: 'center', minWidth: SIDE, minHeight: SIDE },
};

/** A target that is pressed beyond its text, and takes no more room: one that has nothing to press above or below. */
export const fingerReach: CSSObject = {
  [HANDS]: {
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
