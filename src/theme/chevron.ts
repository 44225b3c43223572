import type { CSSObject } from '@mui/material/styles';

/** Chevron for disclosures and selects, drawn with borders on an empty element. Points down. */
export const chevron: CSSObject = {
  boxSizing: 'border-box',
  width: 11,
  height: 11,
  borderRight: '2px solid currentColor',
  borderBottom: '2px solid currentColor',
  rotate: '45deg',
  translate: '0 -3px',
};
