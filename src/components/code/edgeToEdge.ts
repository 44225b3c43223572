import type { CSSObject, Theme } from '@mui/material/styles';

/**
 * @param theme - the site's
 * @returns styles of a frame around code: on a phone it takes the whole width, for the sake of long lines
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
