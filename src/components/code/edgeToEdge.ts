import type { CSSObject, Theme } from '@mui/material/styles';

/**
 * @param theme - the site's theme
 * @returns styles for a code frame: full-bleed on phones, to fit longer lines
 */
export function edgeToEdge(theme: Theme): CSSObject {
  return {
    [theme.breakpoints.down('sm')]: {
      marginInline: 'calc(-1 * var(--gutter))',
      borderInlineWidth: 0,
      borderRadius: 0,
    },
  };
}
