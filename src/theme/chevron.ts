import type { CSSObject } from '@mui/material/styles';

/** The arrow of what opens: a question, a module, the list of a field. It points down; drawn by an element without contents. */
export const chevron: CSSObject = {
  boxSizing: 'border-box',
  width: 11,
  height: 11,
  borderRight: '2px solid currentColor',
  borderBottom: '2px solid currentColor',
  rotate: '45deg',
  translate: '0 -3px',
};
