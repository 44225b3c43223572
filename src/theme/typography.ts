import type { TypographyVariantsOptions } from '@mui/material/styles';

/** Sizes of text for MUI's own parts; headings and prose are plain elements, styled in `base.css`. */
export const typography: TypographyVariantsOptions = {
  fontWeightMedium: 500,
  fontWeightBold: 650,
  button: { fontWeight: 600, textTransform: 'none', letterSpacing: 0 },
};
