import type { CSSObject } from '@mui/material/styles';
import { DIRECTION } from '../texts/direction';

/** Turns a corner at the end of the line down or up, which is clockwise only in left-to-right languages. */
const TURN = DIRECTION === 'rtl' ? -1 : 1;

/** Chevron for disclosures and selects, drawn with borders on an empty element. Points down. */
export const chevron: CSSObject = {
  boxSizing: 'border-box',
  width: 11,
  height: 11,
  borderInlineEnd: '2px solid currentColor',
  borderBottom: '2px solid currentColor',
  rotate: `${45 * TURN}deg`,
  translate: '0 -3px',
};

/** Makes the chevron point up. */
export const chevronUp: CSSObject = { rotate: `${225 * TURN}deg`, translate: '0 2px' };
